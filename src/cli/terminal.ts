import fs from 'node:fs'

type Descriptor = 1 | 2

/**
 * Whether standard output (1) or error (2) is a terminal. Node's streams say so as well, but to open them
 * takes as long as to check a skill.
 */
export function isTerminal(descriptor: Descriptor): boolean {
  return process.platform === 'win32' || isDevice(descriptor) ? streamOf(descriptor).isTTY : false
}

function isDevice(descriptor: Descriptor): boolean {
  try {
    const stat = fs.fstatSync(descriptor)
    return stat.isCharacterDevice() && stat.rdev !== fs.statSync('/dev/null').rdev
  } catch {
    return false
  }
}

/**
 * Writes a text whole to standard output (1) or error (2). A reader that has seen enough (`| head`) closes the
 * pipe; that is no error of ours. Throws what else keeps it from being written.
 */
export function print(descriptor: Descriptor, text: string): void {
  let left = Buffer.from(text)
  try {
    while (left.length > 0) left = left.subarray(fs.writeSync(descriptor, left))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EPIPE' || code === 'EOF') return
    if (code !== 'EAGAIN') throw error
    // A pipe that somebody set not to wait is full: the stream waits until it takes the rest.
    streamOf(descriptor)
      .on('error', () => {})
      .write(left)
  }
}

function streamOf(descriptor: Descriptor): NodeJS.WriteStream {
  return descriptor === 1 ? process.stdout : process.stderr
}
