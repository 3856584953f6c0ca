import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
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

const folder = join(tmpdir(), 'kursportal-test-films')

/**
 * A small film made with ffmpeg for a test; answers its path. Made once and kept in the temporary folder for the next
 * test that asks for the same, so it may be read only.
 */
export const makeTestFilm = async (options: FilmOptions = {}): Promise<string> => {
  const { name = 'film.mp4' } = options
  const key = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16)
  const file = join(folder, `${key}-${name}`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${randomUUID()}-${name}`)
  await run((await findMediaTools()).ffmpeg, [...filmArguments(options), unfinished])
  await rename(unfinished, file)
  return file
}

const filmArguments = (options: FilmOptions): string[] => {
  const { size = '160x90', seconds = 3, rate = 10, sound = true, picture = true, name = 'film.mp4' } = options
  return [
    '-v',
    'error',
    '-y',
    ...(picture ? lavfi(`testsrc2=size=${size}:rate=${rate}:duration=${seconds}`) : []),
    ...(sound ? lavfi(`sine=frequency=440:duration=${seconds}`) : []),
    ...(name.endsWith('.mp4') ? ['-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] : []),
    ...(options.extra ?? []),
  ]
}

/** The bytes of a small film. */
export const testFilmBytes = async (options?: FilmOptions): Promise<Buffer> =>
  readFile(await makeTestFilm(options))

const lavfi = (source: string): string[] => ['-f', 'lavfi', '-i', source]
