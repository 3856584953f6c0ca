import { createHash } from 'node:crypto'
import { newId } from '../../../platform/ids.ts'
import { addAppointment, addContact, addQuestion } from '../../../seed/scenarios/care.ts'
import { offerWithdrawals } from '../../../seed/scenarios/withdrawals.ts'
import { arrangeCertificates } from '../../../testing/certificate-world.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { unzipped } from '../../../testing/unzip.ts'
import { collectPersonalData } from '../personal-data.ts'
import { fieldWords, sectionWords, valueWords } from './data-words.ts'

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
    const world = await arrange()
    const { anna } = world
    await anna.patch('/user', {
      signature: { kind: 'drawn', png: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(40)}` },
    })
    await anna.post('/own-society', { name: 'Meine Gruppe', terms_accepted: true })
    await platform.run(offerWithdrawals)
    await platform.run(async (context) => {
      const [at, { ids }] = [context.clock.now(), world]
      const mine = { course_id: ids.live, user_id: ids.anna }
      const answer = { text: 'Ja.', at, author_id: ids.creator, minutes: 2 }
      await addQuestion(context, { ...mine, asked: { text: 'Wärme?', at }, answers: [answer] })
      await addContact(context, {
        ...mine,
        kind: 'other',
        day: '2026-11-20',
        minutes: 5,
        entered_by: ids.creator,
      })
      await addAppointment(context, { course_id: ids.live, title: 'Termin', attended: [ids.anna] })
    })
    await anna.post('/withdrawal', { name: 'Anna', email: 'anna@beispiel.de', contract: 'Rücken' })
    await anna.post('/content-report', {
      address: '/faq',
      reason: 'other',
      explanation: 'Falsch',
      name: 'Anna',
      email: 'anna@beispiel.de',
      good_faith: true,
    })
    await platform.context.db
      .updateTable('content_reports')
      .set({ author_id: world.ids.anna, state: 'removed' })
      .execute()
    // What no scenario here leads to: a quiz that was answered.
    await platform.run(async ({ db }) => {
      const of = await db
        .selectFrom('lecture_progress')
        .select(['participation_id', 'video_id'])
        .executeTakeFirstOrThrow()
      await db
        .insertInto('quiz_attempts')
        .values({
          id: newId(),
          ...of,
          number: 9,
          snapshot: JSON.stringify({ required_correct: 1, questions: [], shown: {} }),
          started_at: platform.clock.now(),
        })
        .execute()
    })
    const keys = new Set<string>()
    const sections: string[] = []
    const admin = await platform.as('admin@beispiel.de')
    await admin.patch('/settings', { name: 'Gesund lernen' })
    for (const client of [anna, await platform.as('eva@beispiel.de'), admin]) {
      const data = JSON.parse(String((await archiveOf(client.sessionId)).files.get('meine-daten.json'))) as {
        sections: Record<string, unknown>
      }
      sections.push(...Object.keys(data.sections))
      JSON.stringify(Object.values(data.sections), (key, value: unknown) => {
        if (key !== '' && !/^\d+$/.test(key)) keys.add(key)
        return value
      })
    }
    // As an admin takes it along of somebody else.
    const masked = await collectPersonalData(platform.context, world.ids.anna, { masked: true })
    JSON.stringify(Object.values(masked), (key, value: unknown) => {
      if (key !== '' && !/^\d+$/.test(key)) keys.add(key)
      return value
    })
    // Of a proof of qualification, which comes with a file.
    keys.add('valid_until')
    expect(sections.filter((name) => !(name in sectionWords))).toEqual([])
    expect([...keys].filter((name) => !(name in fieldWords))).toEqual([])
    for (const [field, value] of [
      ['state', 'withdrawn'],
      ['booking', 'withdrawal'],
      ['kind', 'credit_note'],
      ['kind', 'telephone'],
      ['status', 'vat_liable'],
      ['decision', 'cancelled'],
    ] as const)
      expect(valueWords[field]?.[value]).toMatch(/^\p{L}/u)
  })

  it('has the picture beside the page, and answers in the words of their questions', async () => {
    const { anna, ids } = await arrange()
    const image = newId()
    const question = newId()
    const right = newId()
    await platform.services.storage.put(`images/${image}/320.webp`, Buffer.from('RIFF'))
    await platform.run(async ({ db }) => {
      await db
        .insertInto('images')
        .values({ id: image, owner_id: ids.anna, state: 'ready', content_type: 'image/webp', width: 320 })
        .execute()
      await db.updateTable('users').set({ image_id: image }).where('id', '=', ids.anna).execute()
      const of = await db
        .selectFrom('lecture_progress')
        .innerJoin('participations', 'participations.id', 'lecture_progress.participation_id')
        .select(['participation_id', 'video_id'])
        .where('user_id', '=', ids.anna)
        .executeTakeFirstOrThrow()
      const options = [
        { id: right, text: 'Aufstehen', correct: true },
        { id: newId(), text: 'Sitzen', correct: false },
      ]
      const asked = {
        id: question,
        type: 'single_choice' as const,
        question: 'Was hilft?',
        explanation: '',
        options,
      }
      await db
        .insertInto('quiz_attempts')
        .values({
          id: newId(),
          ...of,
          number: 9,
          snapshot: JSON.stringify({ required_correct: 1, questions: [asked], shown: {} }),
          answers: JSON.stringify({ [question]: { answer: [right], marked: true } }),
          started_at: platform.clock.now(),
        })
        .execute()
    })
    const { files } = await archiveOf(anna.sessionId)
    expect(String(files.get('mein-bild.webp'))).toBe('RIFF')
    const page = String(files.get('meine-daten.html'))
    expect(page).toContain('<img src="mein-bild.webp" alt="Dein Bild">')
    expect(page).toContain(
      '<dt>Frage</dt><dd>Was hilft?</dd><dt>Deine Antwort</dt><dd><ul><li>Aufstehen</li></ul></dd>',
    )
    expect(page).not.toMatch(/>(?:drawn|typed|terms-of-use|privacy|registration-code|weekly|true|false)</)
    expect(page).toMatch(/<header>[^]*<nav aria-label="Abschnitte">[^]*<main>[^]*<footer>/)
  })

  it('holds what is under way and what somebody did for the platform', async () => {
    const { anna, ids } = await arrange()
    await anna.put('/email', { email: 'neu@beispiel.de' })
    await platform.context.db
      .insertInto('course_publications')
      .values({
        id: newId(),
        course_id: ids.draft,
        number: 9,
        published_by: ids.creator,
        snapshot: '{}',
        revision: null,
      })
      .execute()
    const admin = await platform.as('admin@beispiel.de')
    await admin.patch('/settings', { name: 'Gesund lernen' })
    await platform.context.db
      .insertInto('upload_notifications')
      .values({
        video_upload_id: newId(),
        user_id: ids.creator,
        video_id: newId(),
        name: 'Los geht es',
        thumbnail: null,
        success: true,
        failure: null,
      })
      .execute()
    const pageOf = async (email: string): Promise<string> =>
      String((await archiveOf((await platform.as(email)).sessionId)).files.get('meine-daten.html'))
    expect(await pageOf('anna@beispiel.de')).toContain('<dd>neu@beispiel.de</dd>')
    expect(await pageOf('eva@beispiel.de')).toMatch(/Mitteilungen über Uploads[^]*Los geht es/)
    expect(await pageOf('eva@beispiel.de')).toMatch(/Veröffentlichungen<\/h3><div class="row">/)
    const done = await pageOf('admin@beispiel.de')
    expect(done).toContain('<dt>Was</dt><dd>Einstellungen geändert</dd>')
    expect(done).not.toContain('neu@beispiel.de')
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
