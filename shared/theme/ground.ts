/** What a colour scheme stands on before the primary colour comes in. */
export type Ground = {
  /** The page behind everything. */
  page: string
  /** Cards, dialogs, bars. */
  card: string
  /** Wells: table heads, tracks, disabled controls. */
  sunken: string
  ink: string
  inkSoft: string
  inkFaint: string
  line: string
  outline: string
  hover: string
  focus: string
  signal: { success: string; warning: string; error: string; info: string }
  art: { leaf: string; sun: string; clay: string; sky: string; sand: string; ink: string; paper: string }
}

/** Day: linen paper, white cards, ink with a breath of green. */
export const light: Ground = {
  page: '#f8f6f1',
  card: '#ffffff',
  sunken: '#f0ede5',
  ink: '#1e2b28',
  inkSoft: '#52605c',
  inkFaint: '#84908b',
  line: '#e4dfd3',
  outline: '#87928c',
  hover: '#1e2b280d',
  focus: '#1b4fd6',
  signal: { success: '#2b7a3f', warning: '#a05a00', error: '#b3312c', info: '#2a6592' },
  art: {
    leaf: '#8fbfa3',
    sun: '#f4bf6a',
    clay: '#b9573a',
    sky: '#bcd7e0',
    sand: '#ecdfc8',
    ink: '#24413a',
    paper: '#fffdf8',
  },
}

/** Evening: the same room with the lamp on; never pure black. */
export const dark: Ground = {
  page: '#141b19',
  card: '#1d2623',
  sunken: '#27322e',
  ink: '#eeebe3',
  inkSoft: '#b4bfb9',
  inkFaint: '#7f8c86',
  line: '#34413c',
  outline: '#7d8b85',
  hover: '#eeebe314',
  focus: '#9dbcff',
  signal: { success: '#7cc690', warning: '#eab35e', error: '#f2938b', info: '#8bbfe3' },
  art: {
    leaf: '#5f967b',
    sun: '#e0a954',
    clay: '#e08f6c',
    sky: '#3f6470',
    sand: '#35403a',
    ink: '#dfe9e3',
    paper: '#2b3632',
  },
}
