-- Opens a broken skill in Neovim, sees the finding, applies its first fix and saves: `nvim -l` of newer versions, and
-- `nvim --headless -c 'luafile …'` of older ones. The settings are those of docs/editors.md, which are run before.
local function say(text)
  io.stdout:write(text .. '\n')
end

local function wait(what, holds)
  if vim.wait(30000, holds, 50) then return say('held: ' .. what) end
  say('It does not hold that ' .. what .. '.')
  vim.cmd('cquit')
end

local function found()
  return vim.diagnostic.get(0)
end

vim.cmd('filetype on')
vim.cmd('edit skills/excel/SKILL.md')
wait('the finding is shown', function() return #found() == 1 end)
local finding = found()[1]
say(string.format('%d:%d %s %s', finding.lnum + 1, finding.col + 1, finding.source, finding.message))

-- The list of fixes asks a person: here the first is taken.
vim.ui.select = function(items, options, choose)
  for _, item in ipairs(items) do say('action: ' .. options.format_item(item)) end
  choose(items[1], 1)
end
vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col })
local before = vim.api.nvim_buf_get_changedtick(0)
vim.lsp.buf.code_action()
wait('the fix is applied', function() return vim.api.nvim_buf_get_changedtick(0) ~= before end)
vim.cmd('write')
wait('the finding is gone', function() return #found() == 0 end)
vim.cmd('quitall!')
