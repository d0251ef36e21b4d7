/** The milliseconds of a processor that some work takes in this process: those of a busy machine pass without it. */
export function cpuTime(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
