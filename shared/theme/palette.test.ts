import { contrast } from '../domain/settings/color.ts'
import { dark, light } from './ground.ts'
import { courseTones, paletteFor } from './palette.ts'

const primaries = [
  '#1f6f5f',
  '#ffd400',
  '#ff2d95',
  '#000000',
  '#ffffff',
  '#7fffd4',
  '#808080',
  '#0000ff',
  '#3a0ca3',
]
const grounds = [
  ['light', light],
  ['dark', dark],
] as const
const cases = grounds.flatMap(([name, ground]) =>
  primaries.map((primary) => [primary, name, ground] as const),
)

describe.each(cases)('with %s as primary colour, %s', (primary, _, ground) => {
  const palette = paletteFor(ground, primary)
  const { page, card, sunken } = ground

  it.each(['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const)(
    '%s is readable wherever it is drawn',
    (name) => {
      const tone = palette[name]
      const courses = courseTones.map((course) => palette.course[course].soft)
      for (const background of [page, card, sunken, ...courses])
        expect(contrast(tone.main, background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tone.contrastText, tone.main)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tone.contrastText, tone.dark)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tone.onSoft, tone.soft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.text.primary, tone.soft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.text.secondary, tone.soft)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(courseTones)('what stands on the course colour %s is readable', (name) => {
    const { main, soft, onSoft } = palette.course[name]
    for (const background of [page, card, sunken, soft])
      expect(contrast(main, background)).toBeGreaterThanOrEqual(4.5)
    for (const text of [onSoft, palette.text.primary, palette.text.secondary])
      expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(grounds)('%s: text, borders of fields and the focus ring hold their contrasts', (_, ground) => {
  for (const background of [ground.page, ground.card, ground.sunken]) {
    expect(contrast(ground.ink, background)).toBeGreaterThanOrEqual(7)
    expect(contrast(ground.inkSoft, background)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ground.focus, background)).toBeGreaterThanOrEqual(3)
  }
  expect(contrast(ground.outline, ground.card)).toBeGreaterThanOrEqual(3)
})
