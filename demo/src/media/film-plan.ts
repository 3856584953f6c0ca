import type { Tone } from './tones.ts'

/** The size and rate of every demo video. */
export const WIDTH = 1280
export const HEIGHT = 720
export const FPS = 25

/** All that ffmpeg needs to make a video; pure data, so that it can be tested without ffmpeg. */
export type FilmPlan = {
  /** SVG pictures in the order in which the graph calls them: `[0:v]`, `[1:v]` … */
  pictures: string[]
  /** The filter graph; it ends in `[film]`. */
  graph: string
  tones: Tone[]
  /** The length in seconds. */
  seconds: number
}

/** The font files the words are set in. */
export type Fonts = { regular: string; bold: string }
