import { screen, waitFor, within } from '@testing-library/react'
import { access, block, draft, id, join, open, times, withBlocks } from './landing-page.testing.tsx'

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

it('shows what is being published until the dialog is gone', async () => {
  const page = withBlocks(block('1', 'Neu'))
  const before = { page: withBlocks(block('1', 'Alt')), image_id: null, published_at: times.updated_at }
  const readAnew = Promise.withResolvers<undefined>()
  let live = before
  const { user } = open({
    'GET /landing-page/draft': async () => {
      if (live !== before) await readAnew.promise
      return draft({ live, page })
    },
    'POST /landing-page/publish': () => {
      live = { ...before, page }
      return { access_id: access.id, image_id: null, page, updated_at: times.updated_at }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }))
  const dialog = await screen.findByRole('dialog')
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(dialog.textContent))
  watch.observe(dialog, { subtree: true, childList: true, characterData: true })
  await user.click(within(dialog).getByRole('button', { name: 'Jetzt veröffentlichen' }))
  readAnew.resolve(undefined)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  watch.disconnect()
  expect(seen.filter((words) => words.includes('wie sie hier steht'))).toEqual([])
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
