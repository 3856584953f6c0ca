import { isWhatItSays, saveAs } from './attachments.rules.ts'

describe('handouts', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf', true],
    ['<html>%PDF-', 'application/pdf', false],
    ['\x89PNG\r\n\x1a\n…', 'image/png', true],
    ['\xff\xd8\xff\xe0', 'image/jpeg', true],
    ['ID3\x04', 'audio/mpeg', true],
    ['\xff\xfb\x90', 'audio/mpeg', true],
    ['MZ\x90', 'audio/mpeg', false],
    ['\0\0\0\x20ftypM4A ', 'audio/mp4', true],
    ['', 'application/pdf', false],
  ] as const)('%j as %s', (content, type, expected) => {
    expect(isWhatItSays(Buffer.from(content, 'latin1'), type)).toBe(expected)
  })

  it('is saved under its name, whatever is in it', () => {
    expect(saveAs('Übungen (1).pdf')).toBe(
      `attachment; filename="Ubungen (1).pdf"; filename*=UTF-8''%C3%9Cbungen%20%281%29.pdf`,
    )
    expect(saveAs('a"; x=b/../c')).toContain('filename="a_; x=b_.._c"')
    expect(saveAs('日本')).toContain('filename="datei"')
  })
})
