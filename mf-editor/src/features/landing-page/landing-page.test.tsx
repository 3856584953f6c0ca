import {
  newCourse,
  publicFields,
  type Access,
  type LandingDraft,
  type LandingFile,
} from '@kursportal/shared/contract'
import { pick } from '@kursportal/shared/domain'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import LandingBuilderPage from './LandingBuilderPage.tsx'

const id = (last: string) => `01980000-0000-7000-8000-00000000000${last}`
const owner = { id: id('1'), name: 'Eva Weiß' }
const times = { created_at: '2026-03-01T09:00:00.000Z', updated_at: '2026-03-01T09:00:00.000Z' }
const access: Access = {
  id: id('a'),
  name: 'Frühjahr',
  for_societies: false,
  open_until: null,
  needs_code: false,
  fee_cents: null,
  inviter: 'Eva Weiß',
  ended: false,
  society_names: [],
  imprints: [],
  order: null,
  courses: [
    {
      ...pick(newCourse, publicFields),
      id: id('c'),
      title: 'Rückenfit',
      description: '',
      price_cents: 9900,
      for_you: true,
      certified: true,
      can_begin: true,
      withdrawn: false,
      duration_seconds: 60,
      chapters: [],
    },
  ],
  has_landing_page: false,
  has_access: false,
  can: { join: false, manage: true },
  management: {
    courses: [],
    users: 0,
    societies: 0,
    is_default: false,
    owner,
    ...times,
    version: 'eins',
    edited: null,
  },
}
const join = { kind: 'join' } as const
const block = (last: string, heading: string) =>
  ({
    type: 'call_to_action',
    id: id(last),
    hidden: false,
    heading,
    text: '',
    button: { label: 'Los', target: join },
  }) as const
const draft = (more: Partial<LandingDraft> = {}): LandingDraft => ({
  access_id: id('a'),
  page: { blocks: [], seo_title: '', seo_description: '' },
  image_id: null,
  version: 'eins',
  edited: null,
  live: null,
  ...more,
})
const withBlocks = (...blocks: LandingDraft['page']['blocks']): LandingDraft['page'] => ({
  blocks,
  seo_title: '',
  seo_description: '',
})
const figures = { visits: 40, joined: 10, begun: 4, since: '2026-03-01', codes: [] }

const open = (answers: FakeAnswers = {}) =>
  renderPage(<LandingBuilderPage />, {
    path: '/course-editor/accesses/:accessId/page',
    at: `/course-editor/accesses/${id('a')}/page`,
    answers: {
      'GET /access': access,
      'GET /landing-page/draft': draft(),
      'GET /landing-page/figures': figures,
      'POST /landing-page/links': { gone: [], waiting: false },
      'PUT /landing-page/draft': ({ body }) => {
        const { page } = body as { page: LandingDraft['page'] }
        return { ...draft({ page }), version: 'zwei' }
      },
      ...answers,
    },
  })

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

it('names what stands in the way, and leads to it', async () => {
  const { user } = open({
    'GET /landing-page/draft': draft({
      page: withBlocks({ ...block('1', 'Eins'), button: { label: '', target: join } }),
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Ein Knopf hat keine Aufschrift.')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Jetzt veröffentlichen' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Zum Baustein' }))
  expect(await screen.findByRole('textbox', { name: 'Aufschrift' })).toBeVisible()
})

it('takes the price of the access where a page was made before its course was added', async () => {
  const price = {
    type: 'price',
    id: id('2'),
    hidden: false,
    heading: '',
    price_cents: 0,
    reimbursement: '',
    button: null,
  } as const
  const { user } = open({ 'GET /landing-page/draft': draft({ page: withBlocks(block('1', 'Eins'), price) }) })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  await user.click(await screen.findByRole('button', { name: 'Zum Baustein' }))
  await user.click(await screen.findByRole('button', { name: /^Preis des Zugangs nehmen: 99,00.€$/ }))
  const amount = screen.getByRole('textbox', { name: 'Preis in Euro' })
  expect(amount).toHaveValue('99,00')
  expect(amount).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Preis des Zugangs nehmen/ })).toBeNull()
})

it('leads from what the page as a whole lacks to its form, and to the access where nothing is live', async () => {
  const { user } = open({
    'GET /access': { ...access, courses: [] },
    'GET /landing-page/draft': draft({ page: withBlocks(block('1', 'Eins')) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('link', { name: 'Zum Zugang' })).toHaveAttribute(
    'href',
    `/course-editor/accesses/${id('a')}`,
  )
  await user.click(within(dialog).getAllByRole('button', { name: 'Seite und Suche' })[0] ?? dialog)
  expect(await screen.findByText('So steht sie in der Suche')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Seite und Suche' })).toHaveFocus())
})

it('names the block that lacks something, also where nothing in it can be named', async () => {
  const { user } = open({
    'GET /landing-page/draft': draft({
      page: withBlocks(block('1', 'Eins'), {
        type: 'faq',
        id: id('2'),
        hidden: false,
        heading: '',
        items: [],
      }),
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  const [entry] = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(entry).toHaveTextContent(/^FehltFragen und AntwortenHier fehlt etwas\.Zum Baustein$/)
})

it('shows what becomes different and takes one change back', async () => {
  const live = { page: withBlocks(block('1', 'Alt')), image_id: null, published_at: times.updated_at }
  const { user } = open({
    'GET /landing-page/draft': draft({ live, page: withBlocks(block('1', 'Neu'), block('2', 'Zwei')) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Alt')).toBeVisible()
  await user.click(
    within(dialog).getByRole('button', { name: /Diese Änderung verwerfen: Aufruf „Neu“: Überschrift/ }),
  )
  expect(within(dialog).queryByText(/^Alt$/)).toBeNull()
  expect(within(dialog).getByText('Aufruf „Zwei“')).toBeVisible()
})

it('compares any two former pages, and takes a single change back to one', async () => {
  const former = (number: number, heading: string) => ({
    id: id(String(number)),
    number,
    page: withBlocks(block('1', heading)),
    image_id: null,
    published_at: times.updated_at,
  })
  const [one, two] = [former(1, 'Frühling'), former(2, 'Sommer')]
  const { user } = open({
    'GET /landing-page/draft': draft({ page: withBlocks(block('1', 'Herbst')) }),
    'GET /landing-page/versions': {
      items: [two, one].map(({ id: version, number, published_at }) => ({
        id: version,
        number,
        published_at,
        published_by: null,
        blocks: 1,
        current: number === 2,
      })),
      total: 2,
    },
    'GET /landing-page/version': ({ query }) => (query?.['version-id'] === one.id ? one : two),
  })
  await user.click(await screen.findByRole('button', { name: 'Versionen' }))
  await user.click((await screen.findAllByRole('button', { name: 'Was war anders?' }))[0] ?? document.body)
  await user.click(await screen.findByRole('button', { name: /^Diese Änderung verwerfen/ }))
  expect(await screen.findByText('Hier ist nichts anders.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Verglichen mit' }), 'Version 1')
  expect(await screen.findByText('Frühling', { exact: false })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Diese Änderung verwerfen/ })).not.toBeInTheDocument()
})

it('lists the former pages to the first one, a page of the list at a press', async () => {
  const versions = [3, 2, 1].map((number) => ({
    id: id(String(number)),
    number,
    published_at: times.updated_at,
    published_by: null,
    blocks: 1,
    current: number === 3,
  }))
  const { user } = open({
    'GET /landing-page/draft': draft({ page: withBlocks(block('1', 'Herbst')) }),
    // A page is as long as the server makes it.
    'GET /landing-page/versions': ({ query }) => ({
      items: versions.slice(Number(query.offset), Number(query.offset) + 2),
      total: versions.length,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Versionen' }))
  await user.click(await screen.findByRole('button', { name: 'Weitere zeigen' }))
  expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Weitere zeigen' })).toBeNull()
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

it('names a link that leads nowhere before the page is published, once it was asked', async () => {
  const gone = 'https://weg.example/kurs'
  const leading = {
    ...block('3', 'Mehr'),
    button: { label: 'Mehr', target: { kind: 'address', address: gone } },
  } as const
  let looks = 0
  const { user } = open({
    'GET /landing-page/draft': draft({ page: withBlocks(block('2', 'Los'), leading) }),
    'POST /landing-page/links': () => {
      looks += 1
      return looks === 1 ? { gone: [], waiting: true } : { gone: [gone], waiting: false }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByText('Die Links nach außen werden noch geprüft.')).toBeVisible()
  expect(
    await within(dialog).findByText(
      /^Diese Seite ist nicht zu erreichen: https:\/\/weg\.example/,
      {},
      { timeout: 8000 },
    ),
  ).toBeVisible()
  expect(within(dialog).queryByText('Die Links nach außen werden noch geprüft.')).not.toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeEnabled()
}, 15_000)

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
