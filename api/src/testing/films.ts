import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findMediaTools } from '../platform/media/tools.ts'

const run = promisify(execFile)

export type FilmOptions = {
  /** e.g. `320x180` */
  size?: string
  seconds?: number
  rate?: number
  sound?: boolean
  picture?: boolean
  /** The ending says the container. */
  name?: string
  /** Further ffmpeg options for the output. */
  extra?: readonly string[]
}

/** Makes a small film with ffmpeg for a test; answers its path. */
export const makeTestFilm = async (options: FilmOptions = {}): Promise<string> => {
  const { size = '160x90', seconds = 3, rate = 10, sound = true, picture = true, name = 'film.mp4' } = options
  const folder = await mkdtemp(join(tmpdir(), 'kursportal-film-'))
  const file = join(folder, name)
  const { ffmpeg } = await findMediaTools()
  await run(ffmpeg, [
    '-v',
    'error',
    '-y',
    ...(picture ? lavfi(`testsrc2=size=${size}:rate=${rate}:duration=${seconds}`) : []),
    ...(sound ? lavfi(`sine=frequency=440:duration=${seconds}`) : []),
    ...(name.endsWith('.mp4') ? ['-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] : []),
    ...(options.extra ?? []),
    file,
  ])
  return file
}

/** The bytes of a small film. */
export const testFilmBytes = async (options?: FilmOptions): Promise<Buffer> =>
  readFile(await makeTestFilm(options))

const lavfi = (source: string): string[] => ['-f', 'lavfi', '-i', source]
