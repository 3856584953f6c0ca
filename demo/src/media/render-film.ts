import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { runTool } from '@kursportal/api/seed/media-tools'
import { breathingFilm } from './breathing-film.ts'
import { FPS } from './film-plan.ts'
import type { FilmPlan, Fonts } from './film-plan.ts'
import type { VideoScript } from './script.types.ts'
import { slideFilm } from './slide-film.ts'
import { timerFilm } from './timer-film.ts'
import { toWav } from './tones.ts'

const { resolve } = createRequire(import.meta.url)
const fontFile = (weight: number): string =>
  resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  )

/** The plan of a script's film; `fonts` are font files that ffmpeg can read. */
export function planFilm(script: VideoScript, fonts: Fonts): FilmPlan {
  if (script.kind === 'timer') return timerFilm(script, fonts)
  if (script.kind === 'slides') return slideFilm(script, fonts)
  return breathingFilm(script, fonts)
}

const fonts = (): Fonts => ({ regular: fontFile(400), bold: fontFile(700) })

/** How long the film of a script is, in seconds. */
export const secondsOf = (script: VideoScript): number => planFilm(script, fonts()).seconds

/** The arguments ffmpeg makes the film with; `folder` holds `0.png`, `1.png` … and `tones.wav`. */
const filmArguments = (plan: FilmPlan, folder: string, target: string): string[] =>
  [
    ['-v', 'error', '-nostdin', '-y'],
    plan.pictures.flatMap((_, index) => ['-i', join(folder, `${index}.png`)]),
    ['-i', join(folder, 'tones.wav')],
    ['-filter_complex', plan.graph],
    ['-map', '[film]', '-map', `${plan.pictures.length}:a`],
    ['-t', String(plan.seconds), '-r', String(FPS)],
    ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '24', '-g', String(FPS * 2)],
    ['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '48000'],
    ['-movflags', '+faststart', '-f', 'mp4', target],
  ].flat()

type Options = { ffmpeg: string; signal?: AbortSignal }

/**
 * Makes the film of a script as an MP4 (1280 × 720, 25 frames a second, with sound) at `target`; the file is there
 * whole or not at all.
 * @throws Error with the end of what ffmpeg said
 */
export async function renderFilm(
  script: VideoScript,
  target: string,
  { ffmpeg, signal }: Options,
): Promise<void> {
  const plan = planFilm(script, fonts())
  const folder = await mkdtemp(join(tmpdir(), 'kursportal-film-'))
  const unfinished = `${target}.part`
  try {
    await Promise.all([
      ...plan.pictures.map((picture, index) =>
        sharp(Buffer.from(picture))
          .png({ compressionLevel: 1 })
          .toFile(join(folder, `${index}.png`)),
      ),
      writeFile(join(folder, 'tones.wav'), toWav(plan.tones, plan.seconds)),
    ])
    const result = await runTool(ffmpeg, filmArguments(plan, folder, unfinished), { signal })
    if (result.code !== 0) throw new Error(`ffmpeg could not make ${script.key}: ${result.stderr.trim()}`)
    await rename(unfinished, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
}
