import { captionCalls } from '@kursportal/shared/contract'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { newId } from '../../../platform/ids.ts'
import { addDraftLecture, type DraftFixture } from '../media.fixtures.ts'

const srt = '1\n00:00:01,000 --> 00:00:02,000\nGuten Tag\n'

describe('captions of a lecture', () => {
  let platform: TestPlatform
  let kim: TestClient
  let draft: DraftFixture
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run((context) => addDraftLecture(context))
    kim = await platform.as('kim@beispiel.de')
  })

  const german = () => ({ 'video-id': draft.videoId, language: 'de' })

  it('are taken as SRT, answered as WebVTT and as lines, edited, replaced and removed', async () => {
    const put = await kim.put('/caption', { content: srt }, german())
    expect(captionCalls.putCaption.answer.parse(put.body)).toMatchObject({
      language: 'de',
      label: 'Deutsch',
      cues: 1,
      vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGuten Tag\n\n',
    })
    const lines = [
      { from: 5, to: 6, text: 'später' },
      { from: 1, to: 2, text: 'Guten Morgen' },
    ]
    await kim.put('/caption', { lines, label: 'Deutsch (einfach)' }, german())
    await kim.put('/caption', { content: srt }, { ...german(), language: 'tr' })
    expect((await kim.get('/caption', german())).body).toMatchObject({ lines: lines.toReversed() })
    expect((await kim.get('/captions', { 'video-id': draft.videoId })).body).toMatchObject({
      items: [
        { language: 'de', label: 'Deutsch (einfach)', cues: 2, last_from: 5 },
        { language: 'tr', label: 'Türkçe', cues: 1 },
      ],
      total: 2,
    })
    expect((await kim.delete('/caption', german())).status).toBe(204)
    expect((await kim.delete('/caption', german())).body).toMatchObject({ code: 'not_found' })
    expect((await kim.get('/caption', german())).body).toMatchObject({ code: 'not_found' })
  })

  it('are refused where they started from others than those that stand there', async () => {
    const put = (text: string, based_on: string, language = 'de') =>
      kim.put('/caption', { lines: [{ from: 1, to: 2, text }], based_on }, { ...german(), language })
    const { version } = captionCalls.putCaption.answer.parse((await put('Eins', '')).body)
    const second = await put('Zwei', version)
    expect(second.status).toBe(200)
    for (const based_on of ['', version]) {
      expect((await put('Drei', based_on)).body).toMatchObject({
        code: 'edited_meanwhile',
        details: { version: captionCalls.putCaption.answer.parse(second.body).version, edited: { by: null } },
      })
    }
    expect((await kim.get('/captions', { 'video-id': draft.videoId })).body).toMatchObject({
      items: [{ version: captionCalls.putCaption.answer.parse(second.body).version }],
    })
    expect((await kim.get('/caption', german())).body).toMatchObject({ lines: [{ text: 'Zwei' }] })
    await kim.delete('/caption', german())
    expect((await put('Vier', version)).body).toMatchObject({ code: 'edited_meanwhile' })
    expect((await put('Vier', '')).status).toBe(200)
  })

  it('are not removed by somebody who saw others', async () => {
    const put = (text: string) => kim.put('/caption', { lines: [{ from: 1, to: 2, text }] }, german())
    const versionOf = (answer: { body: unknown }) => captionCalls.putCaption.answer.parse(answer.body).version
    const seen = versionOf(await put('Eins'))
    const present = versionOf(await put('Zwei'))
    expect((await kim.delete('/caption', { ...german(), 'based-on': seen })).body).toMatchObject({
      code: 'edited_meanwhile',
      details: { version: present },
    })
    expect((await kim.get('/caption', german())).body).toMatchObject({ lines: [{ text: 'Zwei' }] })
    expect((await kim.delete('/caption', { ...german(), 'based-on': present })).status).toBe(204)
  })

  it.each([
    ['no captions', { content: 'Guten Tag' }, { line: 1, problem: 'no_cues' }],
    ['a wrong time', { content: 'WEBVTT\n\n00:61 --> 00:02.000\nx' }, { line: 3, problem: 'bad_time' }],
    ['edited into nothing', { lines: [] }, { line: 1, problem: 'no_cues' }],
  ])('are refused with where and why: %s', async (_what, body, details) => {
    const answer = await kim.put('/caption', body, german())
    expect(answer.body).toMatchObject({ status: 422, code: 'captions_unreadable', details })
  })

  it.each([
    ['neither file nor lines', {}],
    ['both', { content: srt, lines: [] }],
    ['a negative time', { lines: [{ from: -1, to: 2, text: 'x' }] }],
  ])('are not valid with %s', async (_what, body) => {
    expect((await kim.put('/caption', body, german())).body).toMatchObject({ code: 'validation_failed' })
  })

  it('are nobody else’s to see or change', async () => {
    await platform.run((context) => addDraftLecture(context, 'other@beispiel.de'))
    const other = await platform.as('other@beispiel.de')
    await kim.put('/caption', { content: srt }, german())
    for (const client of [platform.client, other]) {
      const code = client === other ? 'not_found' : 'not_logged_in'
      expect((await client.get('/captions', { 'video-id': draft.videoId })).body).toMatchObject({ code })
      expect((await client.get('/caption', german())).body).toMatchObject({ code })
      expect((await client.put('/caption', { content: srt }, german())).body).toMatchObject({ code })
      expect((await client.delete('/caption', german())).body).toMatchObject({ code })
    }
    expect((await kim.get('/captions', { 'video-id': newId() })).body).toMatchObject({ code: 'not_found' })
  })
})
