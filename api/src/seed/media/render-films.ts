import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { renderFilm } from './render-film.ts'
import type { VideoScript } from './script.types.ts'

type Options = {
  ffmpeg: string
  /** How many are made at the same time. */
  atOnce?: number
  signal?: AbortSignal
  onDone?: (script: VideoScript, done: number, total: number) => void
}

/**
 * Makes the films of all scripts into `folder`, two at a time; answers the file of each by the script's key.
 * @throws what the first film that fails throws
 */
export async function renderFilms(
  scripts: readonly VideoScript[],
  folder: string,
  { ffmpeg, atOnce = 2, signal, onDone }: Options,
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const files = new Map<string, string>()
  const waiting = [...scripts]
  const work = async (): Promise<void> => {
    for (let script = waiting.shift(); script; script = waiting.shift()) {
      const target = join(folder, `${script.key}.mp4`)
      await renderFilm(script, target, { ffmpeg, ...(signal && { signal }) })
      files.set(script.key, target)
      onDone?.(script, files.size, scripts.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, scripts.length) }, work))
  return files
}
