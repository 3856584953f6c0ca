import type { FaqEntry } from '@kursportal/shared/contract'
import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import FaqPage from './FaqPage.tsx'

const entry = (last: string, more: Partial<FaqEntry>): FaqEntry => ({
  id: `01980000-0000-7000-8000-00000000000${last}`,
  category: '',
  question: 'Frage?',
  answer: 'Antwort',
  audience: 'everyone',
  published: true,
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
})
const items = [
  entry('1', { category: 'Kurse', question: 'Wie lange dauert ein Kurs?', answer: 'Acht **Wochen**.' }),
  entry('2', { question: 'Was kostet es?' }),
  entry('3', { category: 'Kurse', question: 'Kann ich wiederholen?' }),
]

it('groups questions under their headings, and opens an answer', async () => {
  const { user } = renderPage(<FaqPage />, { answers: { 'GET /faq': { items, total: 3 } } })
  const group = within(await screen.findByRole('region', { name: 'Kurse' }))
  expect(group.getAllByRole('group')).toHaveLength(2)
  expect(await screen.findByText('Wochen')).not.toBeVisible()
  await user.click(group.getByText('Wie lange dauert ein Kurs?'))
  expect(screen.getByText('Wochen')).toBeVisible()
})

it('is kind when there is none, and tries again after a failure', async () => {
  let tries = 0
  const { user } = renderPage(<FaqPage />, {
    answers: { 'GET /faq': () => (tries++ === 0 ? refuse('unavailable') : { items: [], total: 0 }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByText('Noch keine Fragen')).toBeVisible()
})
