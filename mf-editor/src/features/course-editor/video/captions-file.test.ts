import { firstLines, readCaptionsFile } from './captions-file.ts'

const srt =
  '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Übung</i> für Füße\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nzwei\r\nZeilen\r\n'
const latin = Uint8Array.from(srt, (letter) => letter.charCodeAt(0))
const wide = (little: boolean): Uint8Array => {
  const bytes = new Uint8Array(2 + srt.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, little)
  for (let at = 0; at < srt.length; at++) view.setUint16(2 + at * 2, srt.charCodeAt(at), little)
  return bytes
}

describe('a captions file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(srt), 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${srt}`), 'utf-8'],
    ['Windows-1252', latin, 'windows-1252'],
    ['UTF-16, low byte first', wide(true), 'utf-16'],
    ['UTF-16, high byte first', wide(false), 'utf-16'],
  ])('is read from %s', (_name, bytes, encoding) => {
    expect(readCaptionsFile(bytes, 'de')).toEqual({ text: srt, encoding })
  })

  it.each([
    ['pl', [0xc6, 0x77, 0x69, 0x63, 0x7a, 0xea], 'Ćwiczę', 'windows-1250'],
    ['cs', [0x70, 0xf8, 0xed, 0x9a, 0x74, 0xec], 'příště', 'windows-1250'],
    ['hr', [0x6c, 0x65, 0xf0, 0x61], 'leđa', 'windows-1250'],
    ['ru', [0xc4, 0xfb, 0xf8, 0xe8], 'Дыши', 'windows-1251'],
    ['uk', [0xbf, 0xe6, 0xe0], 'їжа', 'windows-1251'],
    ['tr', [0x6e, 0x65, 0x66, 0x65, 0xfe], 'nefeş', 'windows-1254'],
    ['el', [0xcb, 0xdd, 0xee, 0xe7], 'Λέξη', 'windows-1253'],
    ['de', [0xdc, 0x62, 0x65], 'Übe', 'windows-1252'],
  ])('of %s is read as older programs write that language', (language, bytes, text, encoding) => {
    expect(readCaptionsFile(Uint8Array.from(bytes), language)).toEqual({ text, encoding })
  })

  it('is read as what it is where that can be told, whatever the language', () => {
    expect(readCaptionsFile(new TextEncoder().encode(srt), 'ru')).toEqual({ text: srt, encoding: 'utf-8' })
    expect(readCaptionsFile(wide(true), 'pl')).toEqual({ text: srt, encoding: 'utf-16' })
  })

  it('keeps the letters only Windows-1252 has', () => {
    expect(readCaptionsFile(Uint8Array.of(0x84, 0xdc, 0x93, 0x20, 0x96, 0x20, 0x80), 'de').text).toBe(
      '„Ü“ – €',
    )
  })

  it('shows its first captions as they are read', () => {
    expect(firstLines(srt, 3)).toEqual(['Übung für Füße', 'zwei Zeilen'])
    expect(firstLines(`WEBVTT\n\nNOTE nichts\n\n${srt}`, 1)).toEqual(['Übung für Füße'])
    expect(firstLines('Guten Tag', 3)).toEqual([])
  })
})
