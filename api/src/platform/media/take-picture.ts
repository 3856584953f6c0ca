import { readFile } from 'node:fs/promises'
import { UnreadableFilm } from './make-rendition.ts'
import { inputOptions } from './probe.ts'
import { machineFault, runTool } from './run-tool.ts'
import { findMediaTools } from './tools.ts'

/**
 * A telling picture of a film: the most typical of some, a tenth into it (not the black one it fades in from).
 * @param file where to write the PNG
 * @throws UnreadableFilm when there is none; Error when the machine is at fault
 */
export const takePicture = async (
  source: string,
  file: string,
  durationSeconds: number,
  signal: AbortSignal,
): Promise<Buffer> => {
  const { ffmpeg } = await findMediaTools()
  for (const second of [Math.min(durationSeconds / 10, 60), 0]) {
    const args = [
      ['-nostdin', '-v', 'error', '-y', '-ss', second.toFixed(3)],
      inputOptions,
      ['-i', `file:${source}`, '-map', '0:V:0', '-vf', 'thumbnail=24,scale=iw*sar:ih,setsar=1'],
      ['-frames:v', '1', '-update', '1', '-c:v', 'png', '-f', 'image2', file],
    ].flat()
    const result = await runTool(ffmpeg, args, { signal })
    const fault = machineFault('ffmpeg', result)
    if (fault) throw fault
    const picture = result.code === 0 ? await readFile(file).catch(() => null) : null
    if (picture?.length) return picture
  }
  throw new UnreadableFilm('no picture')
}
