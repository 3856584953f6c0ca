import { wordDifference } from './word-difference.ts'

it('names the words that go and those that come, and leaves the rest', () => {
  expect(wordDifference('Wir löschen nach 30 Tagen.', 'Wir löschen nach 14 Tagen.')).toEqual([
    { kind: 'same', text: 'Wir löschen nach ' },
    { kind: 'gone', text: '30' },
    { kind: 'come', text: '14' },
    { kind: 'same', text: ' Tagen.' },
  ])
})

it('keeps a word with umlauts whole', () => {
  expect(wordDifference('über', 'übers')).toEqual([
    { kind: 'gone', text: 'über' },
    { kind: 'come', text: 'übers' },
  ])
})

it('cuts long stretches that stayed out, and leaves what stands around a change', () => {
  const long = 'Wort '.repeat(300)
  const [before, , , after] = wordDifference(`${long}alt ${long}`, `${long}neu ${long}`)
  expect(before?.text.length).toBeLessThan(200)
  expect(before?.text).toMatch(/^… .*Wort $/)
  expect(after?.text).toMatch(/^ Wort .* … $/)
})

it('cuts between words, not within one', () => {
  const long = 'Auszahlungsbeleg '.repeat(40)
  const [before, , after] = wordDifference(`${long}alt ${long}`, `${long}${long}`)
  expect(before?.text).toMatch(/^… (Auszahlungsbeleg )+$/)
  expect(after?.text).toMatch(/^(Auszahlungsbeleg )+… $/)
  const [unbroken] = wordDifference(`${'x'.repeat(700)} alt`, `${'x'.repeat(700)} neu`)
  expect(unbroken?.text).toMatch(/^… x+ $/)
})

it('is nothing but what stayed where nothing changed', () => {
  expect(wordDifference('gleich', 'gleich')).toEqual([{ kind: 'same', text: 'gleich' }])
})

it('reads a text that was written anew as one change', () => {
  expect(wordDifference('## Anbieter\n\nKursportal, Musterweg 1', 'Wir schützen Daten 4f805def.')).toEqual([
    { kind: 'gone', text: '## Anbieter\n\nKursportal, Musterweg 1' },
    { kind: 'come', text: 'Wir schützen Daten 4f805def.' },
  ])
})
