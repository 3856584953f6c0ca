import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import ImportPage from './ImportPage.tsx'

const open = () =>
  renderPage(<ImportPage />, {
    answers: { 'POST /insurances/import': { added: 2, outcomes: ['added', 'known', 'twice', 'added'] } },
    at: '/admin/insurances/import',
  })
const fileOf = (content: string) => {
  const file = new File([content], 'kassen.csv', { type: 'text/csv' })
  file.arrayBuffer = () => Promise.resolve(new Uint8Array(Buffer.from(content)).buffer)
  return file
}
const input = () => screen.getByLabelText(/Datei auswählen/)

it('says what becomes of each line, and adds only when it is confirmed', async () => {
  const { user, sent } = open()
  const rows = [
    'Name;IBAN nötig;Wichtig;Privat;Hinweis;Internetseite;Farbe',
    'Eiche;ja;;nein;In der App.;https://eiche.example;rot',
    'Linde;;;;;;',
    'Birke;vielleicht;;;;;',
    'eiche;;;;;;',
    'Esche;;;;;esche.example;',
    'Ulme;;x;ja;;;',
  ]
  await user.upload(input(), fileOf(rows.join('\n')))
  expect(await screen.findAllByText('neu')).toHaveLength(2)
  expect(screen.getByText(/^Gibt es schon/)).toBeVisible()
  expect(screen.getByText(/^Steht schon weiter oben/)).toBeVisible()
  expect(screen.getByText(/^IBAN nötig: Bitte schreib ja oder nein/)).toBeVisible()
  expect(screen.getByText(/^Internetseite: Bitte gib eine Adresse/)).toBeVisible()
  expect(screen.getByText('Nicht gebraucht werden: Farbe.')).toBeVisible()
  const none = { active: true, iban_required: false, important: false, private: false }
  const silent = { hand_in_text: '', hand_in_url: '' }
  const insurances = [
    {
      ...none,
      name: 'Eiche',
      iban_required: true,
      hand_in_text: 'In der App.',
      hand_in_url: 'https://eiche.example',
    },
    { ...none, ...silent, name: 'Linde' },
    { ...none, ...silent, name: 'eiche' },
    { ...none, ...silent, name: 'Ulme', important: true, private: true },
  ]
  expect(sent.map(({ body }) => body)).toEqual([{ insurances, dry_run: true }])
  await user.click(screen.getByRole('button', { name: '2 Krankenkassen anlegen' }))
  expect(await screen.findByText('2 Krankenkassen sind angelegt.')).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ insurances })
})

it.each([
  ['Kürzel\nEK\n', /Spalte Name fehlt/],
  ['Name\n', /steht keine Krankenkasse/],
])('says what is wrong with the file %j', async (content, words) => {
  const { user, sent } = open()
  await user.upload(input(), fileOf(content))
  expect(await screen.findByText(words)).toBeVisible()
  expect(sent).toEqual([])
})
