/** What a demo video shows, as data: pictures, sound and captions are all made from the same script. */

export type Palette = 'sage' | 'night' | 'sun' | 'sky' | 'berry'

/** How full the lungs are at the end of a phase: 0 empty, 1 full. */
export type BreathPhase = { word: string; cue: string; seconds: number; level: number }

export type BreathingScript = {
  kind: 'breathing'
  key: string
  title: string
  palette: Palette
  /** Said before the first round. */
  intro: string
  introSeconds: number
  phases: BreathPhase[]
  rounds: number
  outro: string
  outroSeconds: number
}

export type Pose =
  | 'stand'
  | 'reach'
  | 'side'
  | 'fold'
  | 'cat'
  | 'child'
  | 'neck'
  | 'shoulders'
  | 'twist'
  | 'rest'

export type TimerStep = { name: string; hint: string; pose: Pose; seconds: number }

export type TimerScript = {
  kind: 'timer'
  key: string
  title: string
  palette: Palette
  steps: TimerStep[]
}

export type Slide = { heading: string; points: { text: string; cue: string }[]; seconds: number }

export type SlideScript = {
  kind: 'slides'
  key: string
  title: string
  palette: Palette
  picture: 'mond' | 'teller'
  slides: Slide[]
}

export type VideoScript = BreathingScript | TimerScript | SlideScript

/** A caption: shown from `start` to `end`, both in seconds. */
export type Cue = { start: number; end: number; text: string }
