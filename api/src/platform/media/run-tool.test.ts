import { machineFault, runTool } from './run-tool.ts'

const script = (line: string) => runTool('/bin/sh', ['-c', line])

describe('how a program ended', () => {
  it.each([
    ['killed, as where memory runs out', 'kill -9 $$'],
    ['a full disk', 'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1'],
    ['no process to be had', 'echo "pthread_create: Resource temporarily unavailable" >&2; exit 1'],
  ])('is the machine’s fault: %s', async (_what, line) => {
    expect(machineFault('ffprobe', await script(line))?.message).toMatch(/^ffprobe failed/)
  })

  it('is the file’s when the program says so', async () => {
    const result = await script('echo "Invalid data found when processing input" >&2; exit 1')
    expect(result).toMatchObject({ code: 1, signal: null })
    expect(machineFault('ffprobe', result)).toBeNull()
  })
})
