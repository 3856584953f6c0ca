import { createHash } from 'node:crypto'
import { arrangeCertificates } from '../../../testing/certificate-world.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { unzipped } from '../../../testing/unzip.ts'
import { fieldWords, sectionWords } from './data-words.ts'

describe('the archive of a person’s data', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  /** Somebody who has filled everything in, finished a course and written in its forum. */
  const arrange = async () => {
    const world = await arrangeCertificates(platform)
    await world.finish()
    const certificate = await world.confirm()
    await world.anna.patch('/user', { last_name: 'Đoković-<b>Ñuñez</b>', iban: 'DE89370400440532013000' })
    await world.anna.post('/thread', { course_id: world.ids.live, title: 'Wie oft?', text: 'Jeden Tag?' })
    return { ...world, certificate }
  }
  const archiveOf = async (sessionId: string | undefined) => {
    const answer = await platform.app.inject({
      method: 'GET',
      url: '/api/user-data/archive',
      headers: { authorization: `Bearer ${sessionId}` },
    })
    return { headers: answer.headers, files: unzipped(answer.rawPayload) }
  }

  it('is a page to read, the data to take along, and the certificates as they were issued', async () => {
    const { anna, certificate } = await arrange()
    const { headers, files } = await archiveOf(anna.sessionId)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="meine-daten-2026-11-21.zip"',
    })
    const pdf = `bescheinigungen/Bescheinigung-${certificate.number}.pdf`
    expect([...files.keys()]).toEqual(['meine-daten.html', 'meine-daten.json', pdf])
    expect(
      createHash('sha256')
        .update(files.get(pdf) ?? '')
        .digest('hex'),
    ).toBe(certificate.sha256)
    const { body } = await anna.get('/user-data')
    const { sections } = JSON.parse(String(files.get('meine-daten.json'))) as { sections: object }
    expect(Object.keys(sections)).toEqual(Object.keys((body as { sections: object }).sections))
    const page = String(files.get('meine-daten.html'))
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Đoković-&lt;b&gt;Ñuñez&lt;/b&gt;')
    expect(page).toContain('<dt>Geburtsdatum</dt><dd>17.05.1980</dd>')
    expect(page).toContain('<dt>IBAN</dt><dd>DE89370400440532013000</dd>')
    expect(page).toContain('Jeden Tag?')
    expect(page).not.toMatch(/argon2|_encrypted|\[object/)
  })

  it('has a German word for every part and field', async () => {
    const { anna } = await arrange()
    await anna.patch('/user', {
      signature: { kind: 'drawn', png: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(40)}` },
    })
    await anna.post('/own-society', {})
    const keys = new Set<string>()
    const sections: string[] = []
    for (const client of [anna, await platform.as('eva@beispiel.de')]) {
      const data = JSON.parse(String((await archiveOf(client.sessionId)).files.get('meine-daten.json'))) as {
        sections: Record<string, unknown>
      }
      sections.push(...Object.keys(data.sections))
      // The answers of a quiz are named by its questions.
      JSON.stringify(Object.values(data.sections), (key, value: unknown) => {
        if (key !== '' && !/^\d+$/.test(key)) keys.add(key)
        return key === 'answers' ? null : value
      })
    }
    expect(sections.filter((name) => !(name in sectionWords))).toEqual([])
    expect([...keys].filter((name) => !(name in fieldWords))).toEqual([])
  })

  it('is nobody else’s', async () => {
    await arrange()
    expect((await platform.client.get('/user-data/archive')).status).toBe(401)
    const eva = await platform.as('eva@beispiel.de')
    const { files } = await archiveOf(eva.sessionId)
    expect([...files.keys()]).toEqual(['meine-daten.html', 'meine-daten.json'])
    expect(String(files.get('meine-daten.json'))).not.toContain('anna@beispiel.de')
  })
})
