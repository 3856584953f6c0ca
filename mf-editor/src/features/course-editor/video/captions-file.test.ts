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
    expect(readCaptionsFile(bytes)).toEqual({ text: srt, encoding })
  })

  it('keeps the letters only Windows-1252 has', () => {
    expect(readCaptionsFile(Uint8Array.of(0x84, 0xdc, 0x93, 0x20, 0x96, 0x20, 0x80)).text).toBe('„Ü“ – €')
  })

  it('shows its first captions as they are read', () => {
    expect(firstLines(srt, 3)).toEqual(['Übung für Füße', 'zwei Zeilen'])
    expect(firstLines(`WEBVTT\n\nNOTE nichts\n\n${srt}`, 1)).toEqual(['Übung für Füße'])
    expect(firstLines('Guten Tag', 3)).toEqual([])
  })
})
