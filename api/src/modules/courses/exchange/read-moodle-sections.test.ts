import { moodleBackup, outline, textOf, zipOf } from './packages.testing.ts'
import { readFile } from './read-file.ts'

const SECTION = 'sections/section_8/section.xml'
const summaryOf = (html: string): string =>
  `<section id="8"><number>0</number><name>$@NULL@$</name><summary>${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</summary></section>`

const backupWith = (summary: string, more: Record<string, string | Uint8Array> = {}): Buffer =>
  moodleBackup((files) => zipOf({ ...files, [SECTION]: summaryOf(summary), ...more }))

describe('what a course of Moodle says above the activities of a section', () => {
  it('comes as a text before them, with its pictures, where it is more than a few words', async () => {
    const plan = await readFile(
      backupWith(
        '<style>p{}</style><div><h3>Darum geht es</h3><ul><li>Stehen</li></ul><img src="@@PLUGINFILE@@/plan.png" alt="Der Plan"></div>',
        {
          'files.xml':
            '<files><file id="2"><contenthash>abcdef0123</contenthash><contextid>9</contextid><filearea>section</filearea><itemid>8</itemid><filepath>/</filepath><filename>plan.png</filename></file></files>',
        },
      ),
      'kurs.mbz',
    )
    expect(outline(plan)[1]).toEqual(['Allgemeines', 'richText: Allgemeines', 'richText: Mehr'])
    expect(textOf(plan)).toMatch(/Darum geht es.*Stehen.*Der Plan/)
    expect([...plan.pictures.keys()]).toContain('files/ab/abcdef0123')
  })

  it('comes where the section has nothing else', async () => {
    const empty = { 'activities/url_4/url.xml': '<activity contextid="34"><url id="4"/></activity>' }
    const plan = await readFile(backupWith('<p>Nur Worte.</p>', empty), 'kurs.mbz')
    expect(textOf(plan)).toContain('Nur Worte.')
  })

  it('is what the chapter is about where it is a few words', async () => {
    const plan = await readFile(backupWith('<p>Zum  Schluss</p>'), 'kurs.mbz')
    expect(plan.chapters[1]).toMatchObject({ title: 'Allgemeines', description: 'Zum Schluss' })
    expect(outline(plan)[1]).toEqual(['Allgemeines', 'richText: Mehr'])
  })
})
