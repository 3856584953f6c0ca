import { type LandingDraft, type LandingFile } from '@kursportal/shared/contract'
import { refuse, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { access, block, draft, id, open, times, withBlocks } from './landing-page.testing.tsx'

it('begins with a template, saves by itself and says what is missing before it is published', async () => {
  const { user, sent } = open({
    'POST /landing-page/publish': {
      access_id: id('a'),
      image_id: null,
      page: null,
      updated_at: times.updated_at,
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Ein Kurs/ }))
  const list = screen.getByRole('list', { name: 'Bausteine' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(7)
  // Its first heading is a placeholder: what that stands for is read, not its code.
  await user.click(within(list).getByText('Rückenfit'))
  const heading = await screen.findByRole('textbox', { name: 'Überschrift' })
  expect(heading).toHaveValue('{{kurs}}')
  expect(heading).toHaveAccessibleDescription('Auf der Seite steht hier: Rückenfit')
  await waitFor(() => expect(sent.some(({ key }) => key === 'PUT /landing-page/draft')).toBe(true), {
    timeout: 5000,
  })
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Seite veröffentlichen' })
  expect(within(dialog).getByText(/kein Bild/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Jetzt veröffentlichen' }))
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /landing-page/publish')?.body).toEqual({ based_on: 'zwei' }),
  )
})

it('says that a search found no other page, not that there is none', async () => {
  const { user } = open({ 'GET /accesses': { items: [], total: 0 } })
  await user.click(
    await screen.findByRole('button', { name: 'Von einer anderen Einladungsseite übernehmen' }),
  )
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Keine andere Seite')).toBeVisible()
  await user.type(within(dialog).getByRole('searchbox'), 'Sommer')
  expect(await within(dialog).findByText('Keine Seite gefunden')).toBeVisible()
})

it('moves, copies, hides and deletes blocks by their menu, and takes each step back', async () => {
  const { user } = open({
    'GET /landing-page/draft': draft({ page: withBlocks(block('1', 'Eins'), block('2', 'Zwei')) }),
  })
  const names = () =>
    within(screen.getByRole('list', { name: 'Bausteine' }))
      .getAllByRole('listitem')
      .map((row) => within(row).getByText(/^(Eins|Zwei)$/).textContent)
  const menu = async (name: RegExp, action: string) => {
    await user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  await menu(/Aktionen.*Eins/, 'Nach unten')
  expect(names()).toEqual(['Zwei', 'Eins'])
  await menu(/Aktionen.*Zwei/, 'Duplizieren')
  expect(names()).toEqual(['Zwei', 'Zwei', 'Eins'])
  await menu(/Aktionen.*Zwei/, 'Löschen')
  expect(names()).toEqual(['Zwei', 'Eins'])
  const undo = () => screen.getAllByRole('button', { name: 'Rückgängig' })[0] ?? document.body
  await user.click(undo())
  await user.click(undo())
  await user.click(undo())
  expect(names()).toEqual(['Eins', 'Zwei'])
  await user.click(screen.getByRole('button', { name: 'Wiederholen' }))
  expect(names()).toEqual(['Zwei', 'Eins'])
  await menu(/Aktionen.*Zwei/, 'Ausblenden')
  expect(screen.getByText('Ausgeblendet')).toBeVisible()
})

const meeting = (theirs: LandingDraft['page']): FakeAnswers => {
  let asked = 0
  const first = draft({ page: withBlocks(block('1', 'Eins'), block('2', 'Zwei')) })
  const edited = { at: times.updated_at, by: { id: id('9'), name: 'Ben' } }
  return {
    'GET /landing-page/draft': () =>
      asked === 0 ? first : { ...first, page: theirs, version: 'ben', edited },
    'PUT /landing-page/draft': ({ body }) => {
      asked += 1
      const sent = body as { based_on: string; page: LandingDraft['page'] }
      return sent.based_on === 'ben'
        ? { ...first, page: sent.page, version: 'beide' }
        : refuse('edited_meanwhile', { version: 'ben', edited })
    },
  }
}
const typeHeading = async ({ user }: ReturnType<typeof open>, words: string) => {
  await user.click(await screen.findByRole('button', { name: /^Aufruf ?Eins/ }))
  const heading = await screen.findByRole('textbox', { name: /^Überschrift/ })
  await user.clear(heading)
  await user.type(heading, words)
}

it('merges what two people changed in different places', async () => {
  const page = open(meeting(withBlocks(block('1', 'Eins'), block('2', 'Von Ben'))))
  await typeHeading(page, 'Mein')
  await waitFor(
    () =>
      expect(page.sent.findLast(({ key }) => key === 'PUT /landing-page/draft')?.body).toMatchObject({
        based_on: 'ben',
        page: { blocks: [{ heading: 'Mein' }, { heading: 'Von Ben' }] },
      }),
    { timeout: 8000 },
  )
})

it('asks where both changed the same, and loses neither', async () => {
  const page = open(meeting(withBlocks(block('1', 'Von Ben'), block('2', 'Zwei'))))
  await typeHeading(page, 'Mein')
  const dialog = await screen.findByRole('dialog', { name: /gleichzeitig/ }, { timeout: 8000 })
  expect(within(dialog).getByText('Von Ben')).toBeVisible()
  await page.user.click(within(dialog).getByRole('radio', { name: /Beide behalten/ }))
  await page.user.click(within(dialog).getByRole('button', { name: 'So speichern' }))
  await waitFor(
    () =>
      expect(page.sent.findLast(({ key }) => key === 'PUT /landing-page/draft')?.body).toMatchObject({
        based_on: 'ben',
        page: { blocks: [{ heading: 'Von Ben Mein' }, {}] },
      }),
    { timeout: 8000 },
  )
})

it('takes a sheet, asks for its title, and says when the server knows that one is gone', async () => {
  const file: LandingFile = { file_id: id('5'), content_type: 'application/pdf', bytes: 250_000 }
  const { user, sent } = open({
    'GET /landing-page/draft': draft({ page: withBlocks(block('1', 'Eins')) }),
    'POST /landing-page/file': file,
    'POST /landing-page/publish': refuse('landing_page_incomplete', [
      { code: 'file_gone', level: 'error', block_id: id('1'), words: 'Übungsblatt' },
    ]),
  })
  await user.click(await screen.findByRole('button', { name: 'Baustein hinzufügen' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^Zum Herunterladen/ }),
  )
  await user.upload(
    await screen.findByLabelText('Datei hinzufügen'),
    new File(['%PDF-1.7'], 'Übungen.pdf', { type: 'application/pdf' }),
  )
  const title = await screen.findByRole('textbox', { name: 'Titel' })
  expect(title).toHaveValue('Übungen')
  expect(screen.getByRole('link', { name: /^PDF, .*: ansehen$/ })).toHaveAttribute(
    'href',
    `/api/landing-page/file?access-id=${id('a')}&file-id=${id('5')}`,
  )
  await user.clear(title)
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Seite veröffentlichen' })
  expect(within(dialog).getByText('Eine Datei hat keinen Titel: Eintrag 1')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Zum Baustein' }))
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Übungsblatt')
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  await user.click(await screen.findByRole('button', { name: 'Jetzt veröffentlichen' }))
  expect(await screen.findByText(/Diese Datei gibt es nicht mehr.*Übungsblatt/)).toBeVisible()
  expect(sent.findLast(({ key }) => key === 'PUT /landing-page/draft')?.body).toMatchObject({
    page: { blocks: [{}, { type: 'downloads', items: [{ file, title: 'Übungsblatt' }] }] },
  })
})

it.each([
  ['certified', true, 9900, 7, true],
  ['not certified', false, 9900, 6, false],
  ['certified and free', true, 0, 6, true],
])('a template promises what a course that is %s holds', async (_, certified, price, count, says) => {
  const courses = access.courses.map((course) => ({ ...course, certified, price_cents: price }))
  const { user, sent } = open({
    'GET /access': { ...access, courses },
  })
  await user.click(await screen.findByRole('button', { name: /^Ein Kurs/ }))
  const list = screen.getByRole('list', { name: 'Bausteine' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(count)
  await waitFor(() => expect(sent.some(({ key }) => key === 'PUT /landing-page/draft')).toBe(true), {
    timeout: 5000,
  })
  const written = JSON.stringify(sent.find(({ key }) => key === 'PUT /landing-page/draft')?.body)
  expect(written.includes('für deine Krankenkasse')).toBe(says)
  expect(written.includes('zahlen einen Teil zurück')).toBe(certified && price > 0)
})

it('leads the keyboard from a template to its blocks, from a block to its form, and back', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Kurz/ }))
  const row = () =>
    within(screen.getByRole('list', { name: 'Bausteine' })).getByRole('button', { name: /^Anfang [^:]/ })
  await waitFor(() => expect(row()).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Anfang' })).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('button', { name: 'Zurück zu den Bausteinen' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(row()).toHaveFocus())
})
