import type { FaqEntry } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import FaqPage from './FaqPage.tsx'

const entry = (last: string, question: string, more: Partial<FaqEntry> = {}): FaqEntry => ({
  id: `01980000-0000-7000-8000-00000000000${last}`,
  category: '',
  question,
  answer: 'Antwort',
  audience: 'everyone',
  published: true,
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
})
const cost = entry('1', 'Was kostet es?')
const again = entry('2', 'Kann ich wiederholen?', {
  published: false,
  audience: 'members',
  category: 'Kurse',
})
const list = (...items: FaqEntry[]) => ({ items, total: items.length })

const open = (answers: FakeAnswers = {}) =>
  renderPage(<FaqPage />, { answers: { 'GET /faq': list(cost, again), ...answers } })
const sentItems = (sent: { key: string; body: unknown }[]) =>
  sent.find(({ key }) => key === 'PATCH /faq')?.body

it('says of each question who sees it', async () => {
  open()
  expect(await screen.findByText('Kann ich wiederholen?')).toBeVisible()
  expect(screen.getByText('Entwurf')).toBeVisible()
  expect(screen.getByText('Nur angemeldet')).toBeVisible()
})

it('stands by topic as visitors see it, and moves a topic with all its questions', async () => {
  const late = entry('3', 'Wie lange?', { category: 'Kurse' })
  const money = entry('4', 'Wann kommt das Geld?', { category: 'Geld' })
  const { user, sent } = open({
    'GET /faq': list(again, money, late, cost),
    'PATCH /faq': list(cost, money, again, late),
  })
  const courses = within(await screen.findByRole('list', { name: 'Fragen zu Kurse' }))
  expect(courses.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'Ohne Thema' })).toHaveTextContent('Was kostet es?')
  await user.click(screen.getByRole('button', { name: 'Aktionen für Geld' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Nach oben' }))
  await waitFor(() =>
    expect(sentItems(sent)).toMatchObject({
      items: [{ id: cost.id }, { id: money.id }, { id: again.id }, { id: late.id }],
    }),
  )
})

it('calls a topic something else, for all of its questions, and says where it joins another one', async () => {
  const late = entry('3', 'Wie lange?', { category: 'Kurse' })
  const money = entry('4', 'Wann kommt das Geld?', { category: 'Geld' })
  const { user, sent } = open({
    'GET /faq': list(cost, again, late, money),
    'PATCH /faq': list(cost, again, late, money),
  })
  await user.click(await screen.findByRole('button', { name: 'Aktionen für Kurse' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Thema umbenennen' }))
  const dialog = within(await screen.findByRole('dialog', { name: '„Kurse“ umbenennen' }))
  const field = dialog.getByRole('textbox', { name: 'Thema' })
  await user.clear(field)
  await user.type(field, 'Geld')
  expect(dialog.getByText(/„Geld“ gibt es schon/)).toBeVisible()
  await user.clear(field)
  await user.type(field, 'Unsere Kurse')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  const renamed = { category: 'Unsere Kurse', based_on: cost.updated_at }
  await waitFor(() =>
    expect(sentItems(sent)).toMatchObject({
      items: [{ id: cost.id }, { id: again.id, ...renamed }, { id: late.id, ...renamed }, { id: money.id }],
    }),
  )
  expect(await screen.findByText('Das Thema heißt jetzt „Unsere Kurse“.')).toBeVisible()
})

it('is shown as a visitor reads it, without drafts and what is for members', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Wie Besucher es sehen' }))
  expect(screen.getByText('Was kostet es?')).toBeVisible()
  expect(screen.queryByText('Kann ich wiederholen?')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Aktionen/ })).not.toBeInTheDocument()
})

it('is searched once there are fifteen', async () => {
  const many = Array.from({ length: 9 }, (_, index) => entry(String(index + 1), `Frage ${index + 1}?`))
  const more = Array.from({ length: 6 }, (_, index) =>
    entry(String.fromCodePoint(97 + index), `Noch ${index + 1}?`, { answer: 'Ingwertee' }),
  )
  const { user } = open({ 'GET /faq': list(...many, ...more) })
  await user.type(await screen.findByRole('searchbox', { name: 'Frage, Antwort oder Thema' }), 'ingwer')
  expect(
    within(screen.getByRole('list', { name: 'Gefundene Fragen' })).getAllByRole('listitem'),
  ).toHaveLength(6)
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText('Nichts gefunden')).toBeVisible()
})

it('adds a question at the end, and names what the list was made from', async () => {
  const { user, sent } = open({ 'PATCH /faq': list(cost, again, entry('3', 'Neu?')) })
  await user.click(await screen.findByRole('button', { name: 'Neue Frage' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Frage' }))
  await user.type(dialog.getByLabelText('Frage'), 'Neu?')
  await user.type(dialog.getByLabelText('Antwort'), 'Ja.')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Neu?')).toBeVisible()
  expect(sentItems(sent)).toMatchObject({
    items: [
      { id: cost.id },
      { id: again.id },
      { question: 'Neu?', answer: 'Ja.', category: '', audience: 'everyone', published: true },
    ],
    known: [cost.id, again.id],
  })
})

it('adds one that could not be saved at first', async () => {
  let isAway = true
  const { user } = open({
    'PATCH /faq': () => (isAway ? refuse('unavailable') : list(cost, again, entry('3', 'Neu?'))),
  })
  await user.click(await screen.findByRole('button', { name: 'Neue Frage' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Frage' }))
  await user.type(dialog.getByLabelText('Frage'), 'Neu?')
  await user.type(dialog.getByLabelText('Antwort'), 'Ja.')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  isAway = false
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Neu?')).toBeVisible()
})

it('removes a question after asking', async () => {
  const { user, sent } = open({ 'PATCH /faq': list(again) })
  await user.click(
    await screen.findByRole('button', {
      name: 'Aktionen für Was kostet es?',
    }),
  )
  await user.click(await screen.findByRole('menuitem', { name: 'Frage löschen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Frage löschen' }))
  expect(await screen.findByText('Die Frage ist gelöscht.')).toBeVisible()
  expect(sentItems(sent)).toMatchObject({ items: [{ id: again.id }], known: [cost.id, again.id] })
})

it('shows both answers where somebody else rewrote it meanwhile, and sends no other question back', async () => {
  const theirs = { ...cost, answer: 'Nichts.', updated_at: '2026-02-02T00:00:00.000Z' }
  let standing = list(cost, again)
  const { user, sent } = open({
    'GET /faq': () => standing,
    'PATCH /faq': ({ body }) =>
      JSON.stringify(body).includes(theirs.updated_at) ? list(theirs, again) : refuse('edited_meanwhile'),
  })
  await user.click(await screen.findByRole('button', { name: 'Was kostet es?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Frage bearbeiten' }))
  await user.type(dialog.getByLabelText('Antwort'), '!')
  standing = list(theirs, again)
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  const conflict = within(await screen.findByRole('dialog', { name: /gleichzeitig/ }))
  expect(conflict.getByText('Nichts.')).toBeVisible()
  await user.click(conflict.getByRole('button', { name: 'So speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent.findLast(({ key }) => key === 'PATCH /faq')?.body).toMatchObject({
    items: [{ id: cost.id, answer: 'Antwort!', based_on: theirs.updated_at }, { id: again.id }],
  })
  expect(JSON.stringify(sent.findLast(({ key }) => key === 'PATCH /faq')?.body)).not.toContain(again.question)
})

it('does not say that a draft can be read', async () => {
  const { user } = open({ 'PATCH /faq': list(cost, again) })
  await user.click(await screen.findByRole('button', { name: 'Kann ich wiederholen?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Frage bearbeiten' }))
  await user.type(dialog.getByLabelText('Antwort'), '!')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Der Entwurf ist gespeichert. Nur die Verwaltung sieht ihn.')).toBeVisible()
})

it('keeps what was written when it cannot be saved', async () => {
  const { user } = open({ 'PATCH /faq': refuse('unavailable') })
  await user.click(await screen.findByRole('button', { name: 'Was kostet es?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Frage bearbeiten' }))
  await user.type(dialog.getByLabelText('Antwort'), '!')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByLabelText('Antwort')).toHaveValue('Antwort!')
})

it('is kind when there is none', async () => {
  open({ 'GET /faq': list() })
  expect(await screen.findByText('Noch keine Frage')).toBeVisible()
})
