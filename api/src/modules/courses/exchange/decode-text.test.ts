import { textOf } from './decode-text.ts'
import { readFile } from './read-file.ts'

/** A text as an older program writes it. */
const written = (text: string, encoding: string): Uint8Array => {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  )
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? 0x3f)
}
const srt = (words: string): string => `1\r\n00:00:01,000 --> 00:00:02,000\r\n${words}\r\n`

describe('the letters of a file', () => {
  it.each(['Übung für den Rücken: „Groß“ – schön, à la carte, Café, Crème', 'Nur 20 € für dich… §5, 21 °C'])(
    'are those of Germany where it is not UTF-8: %s',
    (words) => {
      expect(textOf(written(srt(words), 'windows-1252'))).toEqual({ text: srt(words), isSure: true })
    },
  )

  it.each(['Дышите глубоко.', 'Начнём.', 'Вдих через ніс.'])('are Cyrillic where most are: %s', (words) => {
    expect(textOf(written(srt(words), 'windows-1251'))).toEqual({ text: srt(words), isSure: false })
  })

  it.each([
    ['Polish', 'Oddychaj głęboko.'],
    ['Czech', 'Příště dýchejte.'],
    ['Hungarian', 'Lélegezzen erősen, gyűrűzve.'],
    ['Croatian', 'Vježba za leđa.'],
    ['Romanian', 'Respiraţi adânc.'],
  ])('are not sure where German has not got them: %s', (_, words) => {
    expect(textOf(written(srt(words), 'windows-1250')).isSure).toBe(false)
  })

  it('are what an XML file says', () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-2"?><quiz><name>Oddychaj głęboko</name></quiz>'
    expect(textOf(written(xml, 'iso-8859-2'))).toEqual({ text: xml, isSure: true })
    const wrong = xml.replace('ISO-8859-2', 'UTF-8')
    expect(textOf(written(wrong, 'iso-8859-2')).isSure).toBe(false)
    expect(textOf(new TextEncoder().encode(xml))).toEqual({ text: xml, isSure: true })
  })
})

it('tells of a file whose letters are not sure, and of no other', async () => {
  const told = async (words: string, encoding: string) =>
    (await readFile(written(srt(words), encoding), 'film.srt')).left_out
  expect(await told('Oddychaj głęboko.', 'windows-1250')).toEqual([{ what: 'film', reason: 'letters' }])
  expect(await told('Übe für dich.', 'windows-1252')).toEqual([])
})
