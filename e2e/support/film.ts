import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Seconds of the film the tests upload. */
export const FILM_SECONDS = 64

const folder = join(tmpdir(), 'kursportal-e2e-films')

const runFfmpeg = (options: readonly string[], file: string): string => {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...options, file])
  if (status !== 0) throw new Error(`ffmpeg could not make ${file}: ${stderr.toString()}`)
  return file
}

/** Makes a film as a camera would leave it: 720p, with sound and a burnt-in clock that counts the seconds. */
export const makeFilm = (name: string): string => {
  const picture = `testsrc=size=1280x720:rate=25:duration=${FILM_SECONDS}`
  const sound = `sine=frequency=440:duration=${FILM_SECONDS}`
  const options = '-c:v libx264 -preset ultrafast -b:v 1500k -pix_fmt yuv420p -c:a aac -shortest'
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound]
  return runFfmpeg([...inputs, ...options.split(' ')], join(folder, `${name}-${process.pid}.mp4`))
}

/** Makes six small seconds of pictures that cannot be pressed together: half a megabyte, ready within moments. */
export const makeSmallFilm = (name: string): string => {
  const input = 'testsrc2=size=320x180:rate=25:duration=6'
  const options = '-vf noise=alls=40:allf=t -c:v libx264 -preset ultrafast -b:v 700k -pix_fmt yuv420p'
  return runFfmpeg(['-f', 'lavfi', '-i', input, ...options.split(' ')], join(folder, `${name}.mp4`))
}

/** Makes ten seconds of a tone as MP3, as a creator would record a meditation. */
export const makeSound = (name: string): string =>
  runFfmpeg(
    ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=10', '-c:a', 'libmp3lame'],
    join(folder, `${name}-${process.pid}.mp3`),
  )
