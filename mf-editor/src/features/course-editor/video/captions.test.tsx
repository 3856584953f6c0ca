import type { RecognisedCaptions } from '@kursportal/shared/contract'
import { refuse, type FakeAnswers } from '@kursportal/shared/testing'
import { copyLeft } from '@kursportal/shared/testing/kept'
import { screen, waitFor, within } from '@testing-library/react'
import { chooser, english, film, german, instant, lecture, show } from './video-part.testing.tsx'

describe('its captions', () => {
  const windows1252 = Uint8Array.from('1\n00:00:01,000 --> 00:00:02,000\nÜbung für Füße\n', (letter) =>
    letter.charCodeAt(0),
  )
  /** The test browser's files have no such method. */
  const oldFile = (name: string, bytes = windows1252): File =>
    Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) })
  const saved = { ...german, vtt: 'WEBVTT', lines: [{ from: 1, to: 2, text: 'Übung für Füße' }] }
  const ready = lecture({ media: film(1) })

  it('are read in the letters they were written in, shown before they are saved', async () => {
    const { user, sent } = show(ready, { 'PUT /caption': saved })
    await user.upload(await chooser('Untertiteldatei'), oldFile('alt.srt'))
    expect(await screen.findByText('Übung für Füße')).toBeVisible()
    expect(screen.getByText(/älteren Format/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Deutsch speichern' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')?.body).toMatchObject({
      content: expect.stringContaining('Übung für Füße'),
    })
  })

  it('are refused at once where a file has none, and another one can be chosen', async () => {
    const { user } = show(ready)
    const bytes = new TextEncoder().encode('Einkaufszettel: Milch, Brot')
    await user.upload(await chooser('Untertiteldatei'), oldFile('notizen.srt', bytes))
    expect(await screen.findByText('In der Datei stehen keine Untertitel.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Deutsch speichern' })).toBeNull()
    await user.upload(await chooser('Untertiteldatei'), oldFile('alt.srt'))
    expect(await screen.findByText('Übung für Füße')).toBeVisible()
    expect(screen.queryByText('In der Datei stehen keine Untertitel.')).toBeNull()
  })

  it('have the letters of their language, also when it is chosen after the file', async () => {
    const { user, sent } = show(ready, { 'PUT /caption': { ...saved, language: 'ru' } })
    const word = [0xc4, 0xfb, 0xf8, 0xe8]
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('1\n00:00:01,000 --> 00:00:02,000\n'),
      ...word,
    ])
    await user.upload(await chooser('Untertiteldatei'), oldFile('alt.srt', bytes))
    expect(await screen.findByText('Äûøè')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Russisch')
    expect(await screen.findByText('Дыши')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Russisch speichern' }))
    expect(await screen.findByText('Untertitel auf Russisch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')).toMatchObject({
      query: { language: 'ru' },
      body: { content: expect.stringContaining('Дыши') },
    })
  })

  it('are named in German, in many languages, and ask before one is replaced', async () => {
    const { user, sent } = show(ready, {
      'GET /captions': { items: [german, english], total: 2 },
      'PUT /caption': saved,
    })
    expect(await screen.findByText('Englisch', { selector: 'strong' })).toBeVisible()
    const language = screen.getByRole('combobox', { name: 'Sprache' })
    const names = within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(['Deutsch', 'Spanisch', 'Italienisch', 'Vietnamesisch']))
    await user.selectOptions(language, 'Deutsch')
    await user.upload(await chooser('Untertiteldatei'), oldFile('neu.srt'))
    await user.click(await screen.findByRole('button', { name: 'Deutsch speichern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch ersetzen?' })
    expect(sent.some(({ key }) => key === 'PUT /caption')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Untertitel ersetzen' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
  })

  it('are deleted as they were seen: what somebody changed meanwhile is looked at first', async () => {
    const { user, sent } = show(ready, {
      'GET /captions': { items: [german], total: 1 },
      'DELETE /caption': refuse('edited_meanwhile', { version: 'zwei', edited: null }),
    })
    await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Deutsch löschen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch löschen?' })
    await user.click(within(dialog).getByRole('button', { name: 'Untertitel löschen' }))
    expect(await within(dialog).findByText(/Sieh sie dir erst an/)).toBeVisible()
    expect(sent.find(({ key }) => key === 'DELETE /caption')?.query).toMatchObject({ 'based-on': 'eins' })
  })

  it('say so where they are longer than the film, once it is a shorter one', async () => {
    const { become } = show(lecture({ media: film(1, { duration_seconds: 30 }) }), {
      'GET /captions': { items: [{ ...german, last_from: 25 }, english], total: 2 },
    })
    expect(await screen.findAllByText('1 Zeile')).toHaveLength(2)
    expect(screen.queryByText('Länger als das Video')).toBeNull()
    become(lecture({ media: film(2, { duration_seconds: 20 }) }))
    expect(await screen.findByText('Länger als das Video')).toBeVisible()
  })

  it('are written by hand where there is no file, kept until they are saved', async () => {
    const { user, sent } = show(ready, { 'PUT /caption': saved })
    await user.click(await screen.findByRole('button', { name: 'Auf Deutsch selbst schreiben' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch' })
    const save = within(dialog).getByRole('button', { name: 'Untertitel speichern' })
    expect(save).toBeDisabled()
    await user.type(await within(dialog).findByRole('textbox', { name: 'Zeile 1' }), 'Setz dich.{Enter}')
    const next = await within(dialog).findByRole('textbox', { name: 'Zeile 2' })
    expect(next).toHaveFocus()
    await user.keyboard('Atme.')
    await waitFor(async () =>
      expect(await copyLeft(`captions/${ready.id}/de`)).toMatchObject({ version: '' }),
    )
    await user.click(save)
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')).toMatchObject({
      query: { language: 'de' },
      body: {
        based_on: '',
        lines: [
          { from: 0, to: 2, text: 'Setz dich.' },
          { from: 2, to: 4, text: 'Atme.' },
        ],
      },
    })
  })

  it('are corrected line by line', async () => {
    const { user, sent } = show(ready, {
      'GET /captions': { items: [german], total: 1 },
      'GET /caption': saved,
      'PUT /caption': saved,
    })
    await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch' })
    const words = await within(dialog).findByRole('textbox', { name: 'Zeile 1' })
    expect(words).toHaveValue('Übung für Füße')
    expect(within(dialog).getByRole('textbox', { name: 'Anfang von Zeile 1' })).toHaveValue('0:01,0')
    const save = within(dialog).getByRole('button', { name: 'Untertitel speichern' })
    expect(save).toBeDisabled()
    await user.type(words, '!')
    const end = within(dialog).getByRole('textbox', { name: 'Ende von Zeile 1' })
    await user.clear(end)
    await user.type(end, '0:00')
    await user.tab()
    expect(within(dialog).getByText('Zeile 1: Das Ende liegt vor dem Anfang.')).toBeVisible()
    expect(save).toBeDisabled()
    await user.clear(end)
    await user.type(end, '0:03,5')
    await user.tab()
    await user.click(save)
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')?.body).toMatchObject({
      based_on: 'eins',
      lines: [{ from: 1, to: 3.5, text: 'Übung für Füße!' }],
    })
  })

  const edited = { at: instant, by: null }
  const lineOf = (from: number, text: string) => ({ from, to: from + 1, text })
  /** Somebody else saves `theirs` while the lines are open. */
  const meeting = (theirs: ReturnType<typeof lineOf>[]): FakeAnswers => {
    let isLate = false
    const first = { ...saved, lines: [lineOf(1, 'Eins'), lineOf(3, 'Zwei')] }
    const second = { ...first, lines: theirs, version: 'zwei', edited }
    return {
      'GET /captions': { items: [german], total: 1 },
      'GET /caption': () => (isLate ? second : first),
      'PUT /caption': ({ body }) => {
        isLate = true
        const { based_on } = body as { based_on: string }
        return based_on === 'zwei' ? second : refuse('edited_meanwhile', { version: 'zwei', edited })
      },
    }
  }
  const correctFirst = async ({ user }: ReturnType<typeof show>) => {
    await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch' })
    await user.type(await within(dialog).findByRole('textbox', { name: 'Zeile 1' }), '!')
    await user.click(within(dialog).getByRole('button', { name: 'Untertitel speichern' }))
  }
  const linesSent = ({ sent }: ReturnType<typeof show>) =>
    sent.findLast(({ key }) => key === 'PUT /caption')?.body

  it('are merged with other lines that somebody else corrected meanwhile', async () => {
    const page = show(ready, meeting([lineOf(1, 'Eins'), lineOf(3, 'Zwo')]))
    await correctFirst(page)
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(linesSent(page)).toEqual({
      based_on: 'zwei',
      lines: [lineOf(1, 'Eins!'), lineOf(3, 'Zwo')],
    })
  })

  it('are asked about where both corrected the same line', async () => {
    const page = show(ready, meeting([lineOf(1, 'Erstens'), lineOf(3, 'Zwei')]))
    await correctFirst(page)
    const dialog = await screen.findByRole('dialog', { name: /gleichzeitig/ })
    expect(within(dialog).getByText(/Erstens/)).toBeVisible()
    await page.user.click(within(dialog).getAllByRole('radio')[1] ?? document.body)
    await page.user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(linesSent(page)).toEqual({
      based_on: 'zwei',
      lines: [lineOf(1, 'Erstens'), lineOf(3, 'Zwei')],
    })
  })

  it('of a language somebody else just added are not replaced unseen', async () => {
    const { user } = show(ready, {
      'PUT /caption': refuse('edited_meanwhile', { version: 'zwei', edited }),
    })
    await user.upload(await chooser('Untertiteldatei'), oldFile('alt.srt'))
    await user.click(await screen.findByRole('button', { name: 'Deutsch speichern' }))
    expect(await screen.findByText(/Jemand anderes hat gerade Untertitel in dieser Sprache/)).toBeVisible()
    expect(screen.getByText('Übung für Füße')).toBeVisible()
  })

  const recognised = (more: Partial<RecognisedCaptions>): FakeAnswers => ({
    'GET /caption/recognised': {
      available: true,
      recognised: {
        language: 'de',
        state: 'ready',
        progress: 1,
        lines: [
          { from: 0, to: 2, text: 'Steh aufrecht.', doubt: false },
          { from: 2, to: 4, text: 'Atme aus.', doubt: true },
        ],
        failure: null,
        updated_at: instant,
        ...more,
      },
    },
  })

  it('come from the sound of the film where that is set up, and nowhere else', async () => {
    const { user, sent } = show(ready, {
      'GET /caption/recognised': { available: true, recognised: null },
      'POST /caption/recognised': { available: true, recognised: null },
    })
    await user.click(await screen.findByRole('button', { name: 'Untertitel aus dem Ton erstellen lassen' }))
    await waitFor(() => expect(sent.some(({ key }) => key === 'POST /caption/recognised')).toBe(true))
  })

  it('offer nothing where no recogniser is set up', async () => {
    show(ready)
    expect(await screen.findByText('Noch keine Untertitel')).toBeVisible()
    expect(screen.queryByRole('button', { name: /aus dem Ton/ })).not.toBeInTheDocument()
  })

  it('that were recognised are checked line by line before they count', async () => {
    const { user, sent } = show(ready, { ...recognised({}), 'PUT /caption': saved })
    expect(await screen.findByText('Automatisch erstellt, ungeprüft')).toBeVisible()
    expect(screen.getByText(/Bei 1 ist unsicher/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Prüfen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Untertitel auf Deutsch' })
    expect(within(dialog).getByRole('textbox', { name: 'Zeile 2' })).toHaveAccessibleDescription('Unsicher')
    await user.type(within(dialog).getByRole('textbox', { name: 'Zeile 2' }), '!')
    expect(within(dialog).queryByText('Unsicher')).not.toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Geprüft, speichern' }))
    expect(await screen.findByText('Untertitel auf Deutsch sind gespeichert.')).toBeVisible()
    expect(sent.find(({ key }) => key === 'PUT /caption')?.body).toEqual({
      based_on: '',
      lines: [
        { from: 0, to: 2, text: 'Steh aufrecht.' },
        { from: 2, to: 4, text: 'Atme aus.!' },
      ],
    })
  })

  it('say how far the recognition is, and why nothing came of it', async () => {
    show(ready, recognised({ state: 'running', progress: 0.5, lines: [] }))
    expect(await screen.findByRole('progressbar', { name: 'Untertitel aus dem Ton' })).toBeVisible()
  })

  it.each([
    ['no_speech', /kein gesprochenes Wort/],
    ['unreachable', /nicht zu erreichen/],
  ] as const)('can be tried again after %s', async (failure, words) => {
    show(ready, recognised({ state: 'failed', lines: [], failure }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Noch einmal erstellen lassen' })).toBeEnabled()
  })
})
