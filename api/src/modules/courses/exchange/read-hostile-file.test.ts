import { openArchive } from './archive.ts'
import { LIMITS } from './limits.ts'
import { docxFile, textOf, zipOf } from './packages.testing.ts'
import { readFile } from './read-file.ts'
import { ImportRefused } from './refused.ts'

const refusal = async (bytes: Buffer, name = 'datei.zip') => {
  try {
    await readFile(bytes, name)
    return 'taken'
  } catch (error) {
    if (error instanceof ImportRefused) return error.reason
    throw error
  }
}

describe('what is made to hurt', () => {
  const entity =
    '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><quiz>&b;</quiz>'
  const evil = zipOf({ '../../etc/cron.d/x': 'x', 'h5p.json': '{}', 'content/content.json': '{}' })
  const many = zipOf(
    Object.fromEntries(Array.from({ length: LIMITS.entries + 2 }, (_, at) => [`a/${at}`, 'x'])),
  )
  const bomb = zipOf({ 'h5p.json': '{}', 'content/content.json': 'a'.repeat(LIMITS.entryBytes + 1) })
  const deep = zipOf({
    'h5p.json': '{"mainLibrary":"H5P.Column"}',
    'content/content.json': `${'{"content":[{"library":"H5P.Column 1.0","params":'.repeat(3000)}{}${'}]}'.repeat(3000)}`,
  })
  const locked = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)])
  it.each<[string, Buffer, string, string]>([
    ['a path that leads out', evil, 'datei.zip', 'unsafe_path'],
    ['thousands of files', many, 'datei.zip', 'too_many_files'],
    ['a bomb', bomb, 'datei.h5p', 'too_large'],
    ['entities', Buffer.from(entity), 'quiz.xml', 'unreadable'],
    [
      'elements within elements',
      Buffer.from(`<quiz>${'<a>'.repeat(90)}${'</a>'.repeat(90)}</quiz>`),
      'q.xml',
      'unreadable',
    ],
    ['an old or locked file of Office', locked, 'alt.doc', 'old_office'],
    ['a zip file cut off', docxFile().subarray(0, 400), 'a.docx', 'unreadable'],
    ['a gzip that is none', Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'a.mbz', 'unreadable'],
    ['any package', zipOf({ 'readme.txt': 'hallo' }), 'a.zip', 'unknown_format'],
    ['any text', Buffer.from('Guten Tag'), 'a.txt', 'unknown_format'],
    ['nothing', Buffer.alloc(0), 'a.txt', 'unknown_format'],
    ['a page of the web', Buffer.from('<!doctype html><p>{=ja}</p>'), 'a.html', 'unknown_format'],
    ['a picture', Buffer.from('\u0089PNG\0{=ja}\0'), 'a.png', 'unknown_format'],
    ['a broken PDF', Buffer.from('%PDF-1.7 kaputt'), 'a.pdf', 'unreadable'],
    [
      'a page of the web that was saved as a backup',
      Buffer.from('<!doctype html>Anmelden'),
      'k.mbz',
      'unreadable',
    ],
    ['a package without its contents', zipOf({ 'readme.txt': 'hallo' }), 'kurs.imscc', 'unreadable'],
    ['columns within columns', deep, 'a.h5p', 'unreadable'],
    ['no JSON', zipOf({ 'h5p.json': '{', 'content/content.json': '{}' }), 'a.h5p', 'unreadable'],
  ])('refuses %s', async (_, bytes, name, reason) => {
    expect(await refusal(bytes, name)).toBe(reason)
  })

  it.each([
    [
      'gaps without an end',
      `<quiz><question type="cloze"><questiontext><text>{1:SA:${String.raw`\a`.repeat(60)}</text></questiontext></question></quiz>`,
      'a.xml',
    ],
    ['blank lines without an end', `A {\n${'\n'.repeat(200_000)}=b}\n\nC {T}`, 'a.gift'],
  ])('is done at once with %s', async (_, text, name) => {
    const began = performance.now()
    await readFile(Buffer.from(text), name)
    expect(performance.now() - began).toBeLessThan(60_000)
  })

  it('unpacks no more than an entry said it holds', () => {
    const honest = zipOf({ 'a.txt': 'x'.repeat(100_000) })
    const lying = Buffer.from(honest)
    // The size in the local header and in the directory at the end.
    for (const at of [honest.indexOf('PK\u0003\u0004') + 22, honest.indexOf('PK\u0001\u0002') + 24])
      lying.writeUInt32LE(10, at)
    const read = () => openArchive(lying).bytes('a.txt').length
    expect(() => expect(read()).toBeLessThanOrEqual(10)).not.toThrow(RangeError)
  })

  it('lets no script, frame or strange address through', async () => {
    const html = `<html><body><script>alert(1)</script><p onclick="x()">Gut <a href="javascript:alert(1)">Klick</a></p><iframe src="https://fremd.de"></iframe><style>p{}</style><img src="https://fremd.de/x.png" alt="Fremd"></body></html>`
    const plan = await readFile(
      zipOf({
        'imsmanifest.xml': `<manifest><organizations><organization><item><item identifierref="r"><title>Seite</title></item></item></organization></organizations><resources><resource identifier="r" type="webcontent" href="a.html"/></resources></manifest>`,
        'a.html': html,
      }),
      'boese.imscc',
    )
    expect(textOf(plan)).not.toMatch(/alert|javascript|onclick|fremd|iframe/)
    expect(textOf(plan)).toContain('Gut ')
    expect(plan.left_out.map(({ reason }) => reason).toSorted()).toEqual([
      'embedded',
      'link',
      'picture',
      'program',
    ])
  })
})
