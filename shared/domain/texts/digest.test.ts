import { digest } from './digest.ts'

describe('a short name of a text', () => {
  it('is the same for the same text, and another one for a letter more, less or elsewhere', () => {
    expect(digest('Atmen')).toBe(digest('Atmen'))
    const texts = ['', 'A', 'Atmen', 'Atme', 'Atmne', 'atmen', 'Atmen ', ' Atmen', 'Ätmen']
    expect(new Set(texts.map(digest)).size).toBe(texts.length)
  })

  it('stays short, however long the text is', () => {
    expect(digest('Weiter atmen. '.repeat(10_000)).length).toBeLessThan(20)
  })
})
