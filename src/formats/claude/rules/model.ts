import { listedValue } from '../listed-value.ts'
import { isModel, MODELS } from '../tools-and-models.ts'

export const model = listedValue({
  rule: 'model',
  key: 'model',
  values: MODELS,
  accepts: isModel,
  why: 'Each call of the agent fails when the model does not exist. `inherit`, the default, is the model of the conversation. Full ids have `claude-` in them, as at Bedrock and Vertex.',
  bad: 'gpt-5',
  good: 'sonnet',
  allow: 'names of models',
  besides: ', or a full `claude-…` id',
})
