import { spokenParagraphs } from './spoken-paragraphs.ts'

const line = (from: number, text: string) => ({ from, to: from + 2, text })

it('joins lines, and begins anew after a pause', () => {
  expect(spokenParagraphs([line(0, 'Atme ein'), line(2, 'und aus.'), line(9, 'Gut.')])).toEqual([
    { from: 0, text: 'Atme ein und aus.' },
    { from: 9, text: 'Gut.' },
  ])
})

it('ends a long paragraph with its sentence, not before', () => {
  const long = 'Wort '.repeat(60).trim()
  const lines = [line(0, long), line(2, 'und Schluss.'), line(4, 'Weiter.')]
  expect(spokenParagraphs(lines).map(({ text }) => text)).toEqual([`${long} und Schluss.`, 'Weiter.'])
})

it('makes nothing of nothing', () => {
  expect(spokenParagraphs([])).toEqual([])
})
