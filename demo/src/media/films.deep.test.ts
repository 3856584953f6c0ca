import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoVideos } from '../content/videos.ts'
import { findMediaTools, runTool } from '@kursportal/api/seed/media-tools'
import { quoted, visible } from './filter-graph.ts'
import { planFilm, renderFilm } from './render-film.ts'
import type { BreathingScript, SlideScript, TimerScript } from './script.types.ts'
import { durationOf } from './timeline.ts'
import { toWav } from './tones.ts'

const FONTS = { regular: '/fonts/regular.woff', bold: '/fonts/bold.woff' }

const shortBreath: BreathingScript = {
  kind: 'breathing',
  key: 'kurz',
  title: 'Kurz',
  palette: 'sky',
  intro: 'Los geht’s: „jetzt“, 100 %',
  introSeconds: 1,
  phases: [{ word: 'Einatmen', cue: 'Atme ein.', seconds: 1, level: 1 }],
  rounds: 1,
  outro: 'Ende',
  outroSeconds: 1,
}
const shortTimer: TimerScript = {
  kind: 'timer',
  key: 'uhr',
  title: 'Uhr',
  palette: 'sun',
  steps: [{ name: "L'été", hint: 'Zeit: 5 %', pose: 'stand', seconds: 1 }],
}
const shortSlides: SlideScript = {
  kind: 'slides',
  key: 'tafel',
  title: 'Tafel',
  palette: 'night',
  picture: 'mond',
  slides: [{ heading: 'Überschrift', points: [{ text: 'Punkt', cue: 'Punkt.' }], seconds: 2 }],
}

describe('film plans', () => {
  it.each(demoVideos.map((script) => [script.key, script] as const))(
    '%s lasts as long as its captions say and ends its graph',
    (_key, script) => {
      const plan = planFilm(script, FONTS)
      expect(plan.seconds).toBe(durationOf(script))
      expect(plan.graph).toMatch(/\[film\]$/u)
      expect(plan.graph).not.toMatch(/undefined|NaN/u)
      for (const [, input] of plan.graph.matchAll(/\[(\d+):v\]/gu))
        expect(Number(input)).toBeLessThan(plan.pictures.length)
      for (const { at, seconds } of plan.tones) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(seconds).toBeGreaterThan(0)
      }
    },
  )

  it('escapes what would end a text for ffmpeg', () => {
    expect(quoted('a: b')).toBe(String.raw`'a\: b'`)
    expect(quoted("L'été")).toBe(String.raw`'L\'\''été'`)
  })

  it('shows and hides with a fade', () => {
    expect(visible(1, 3, 0.5)).toBe('clip(min((t-1)/0.5,(3-t)/0.5),0,1)')
  })

  it('sounds exactly as long as it is to', () => {
    const wav = toWav([{ at: 0, seconds: 5, hz: 440, gain: 1 }], 2)
    expect(wav.length).toBe(44 + 2 * 32_000 * 2)
    expect(wav.readInt16LE(44)).toBe(0)
  })
})

describe('rendering', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kursportal-films-test-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('makes a playable film of each kind, with sound, whatever stands in it', async () => {
    const { ffmpeg, ffprobe } = await findMediaTools()
    const scripts = [shortBreath, shortTimer, shortSlides]
    for (const script of scripts) {
      const target = join(folder, `${script.key}.mp4`)
      await renderFilm(script, target, { ffmpeg })
      const { stdout } = await runTool(ffprobe, [
        '-v',
        'error',
        '-of',
        'csv=p=0',
        '-show_entries',
        'stream=codec_name:format=duration',
        target,
      ])
      const [video, audio, seconds] = stdout.trim().split('\n')
      expect([video, audio]).toEqual(['h264', 'aac'])
      expect(Number(seconds)).toBeCloseTo(durationOf(script), 0)
    }
  })

  it('leaves nothing behind when ffmpeg fails, and says what it said', async () => {
    const broken = join(folder, 'ffmpeg')
    await writeFile(broken, '#!/bin/sh\necho kaputt >&2\nexit 3\n', { mode: 0o755 })
    const target = join(folder, 'kurz.mp4')
    await expect(renderFilm(shortBreath, target, { ffmpeg: broken })).rejects.toThrow(
      'ffmpeg could not make kurz: kaputt',
    )
    expect(await readdir(folder)).toEqual(['ffmpeg'])
  })
})
