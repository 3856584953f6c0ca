import type { Palette } from './script.types.ts'

/** The colours every demo picture is painted with: calm and warm. They are pictures' colours, not the interface's. */
export const paint = {
  white: '#ffffff',
  cream: '#fbf4e9',
  sand: '#f1e2cb',
  wheat: '#e8cf9f',
  sun: '#f6c667',
  peach: '#f7cdb0',
  coral: '#e9906f',
  clay: '#c76b4f',
  rose: '#eec5c3',
  berry: '#a9526b',
  plum: '#6d3f5f',
  mint: '#d9e8d8',
  sage: '#9dbf9e',
  moss: '#5f8f6b',
  forest: '#2f5d4b',
  mist: '#dcebee',
  sky: '#a9d0d8',
  teal: '#3c7f88',
  deep: '#1f4d57',
  lilac: '#b9b4dc',
  indigo: '#4a4f86',
  night: '#262a52',
  midnight: '#191c3b',
  skin: '#e8b48f',
  hair: '#5a4038',
  ink: '#233b3a',
} as const

/** The colours of one video: ground, a tone of it, what moves, words, quiet words and what is said on the moving thing. */
export type Tones = {
  ground: string
  edge: string
  shape: string
  accent: string
  accentLight: string
  ink: string
  quiet: string
  onAccent: string
}

export const palettes: Record<Palette, Tones> = {
  sky: {
    ground: '#f4fafb',
    edge: '#cfe5ea',
    shape: paint.sky,
    accent: '#2f7480',
    accentLight: '#5aa3ad',
    ink: '#163f48',
    quiet: '#3d6b74',
    onAccent: paint.white,
  },
  sage: {
    ground: '#f7f9f1',
    edge: '#d5e4d0',
    shape: '#b9d3b4',
    accent: '#3f7554',
    accentLight: '#74a882',
    ink: '#214433',
    quiet: '#4a6b58',
    onAccent: paint.white,
  },
  sun: {
    ground: '#fdf7ec',
    edge: '#f6dcb8',
    shape: '#f3cf98',
    accent: '#b4593a',
    accentLight: '#e39a6c',
    ink: '#4b2a1d',
    quiet: '#7d5440',
    onAccent: paint.white,
  },
  berry: {
    ground: '#fcf5f4',
    edge: '#efd3d4',
    shape: '#e5bcc0',
    accent: '#99455f',
    accentLight: '#cb8295',
    ink: '#472334',
    quiet: '#7c4f60',
    onAccent: paint.white,
  },
  night: {
    ground: '#343a70',
    edge: paint.midnight,
    shape: '#4b5290',
    accent: paint.sun,
    accentLight: '#fbe3ac',
    ink: '#fdf6e4',
    quiet: '#c9cbea',
    onAccent: paint.midnight,
  },
}
