import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import type { GroupDetail } from '../api/group.ts'
import { GroupBulk } from './GroupBulk.tsx'

const id = (digit: string) => `01980000-0000-7000-8000-00000000000${digit}`
const olga = { id: id('1'), name: 'Olga Öçal', email: 'olga@beispiel.de' }
const lena = { id: id('2'), name: 'Lena Leitner', email: 'lena@beispiel.de' }
const group = (digit: string, name: string, more: Partial<GroupDetail>): GroupDetail => ({
  id: id(digit),
  name,
  city: '',
  is_community: true,
  owner: null,
  admins: [],
  members: 4,
  own_levels: false,
  referral_link: 'https://kursportal.example/r',
  created_at: '2026-01-01T10:00:00.000Z',
  deleted_at: null,
  merged_into: null,
  abilities: {
    edit: true,
    change_owner: true,
    manage_admins: true,
    manage_levels: true,
    request_payout: true,
    correct: true,
    delete: true,
  },
  version: 'v1',
  edited: null,
  ...more,
})
const groups = [
  group('a', 'TSV Möwe', { owner: olga, admins: [lena] }),
  group('b', 'SV Albatros', { owner: olga }),
  group('c', 'Ohne Kopf', {}),
]

const open = () =>
  renderPage(<GroupBulk ids={groups.map((one) => one.id)} onDone={() => undefined} />, {
    answers: {
      'GET /society': ({ query }) =>
        groups.find((one) => one.id === query['society-id']) ?? refuse('not_found'),
      'GET /accesses': {
        items: [
          {
            id: id('d'),
            owner: { id: id('e'), name: 'Eva Weiß' },
            name: 'Für Vereine',
            for_societies: true,
            courses: [],
            users: 0,
            societies: 0,
            is_default: false,
            open_until: null,
            has_landing_page: false,
            created_at: '2026-01-01T10:00:00.000Z',
            updated_at: '2026-01-01T10:00:00.000Z',
          },
        ],
        total: 1,
      },
      'POST /access/society': ({ query }) =>
        query['society-id'] === id('b') ? refuse('already_in_access') : undefined,
    },
  })

it('writes to everybody who leads one of them, once each, and says who has nobody', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Leitung anschreiben' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Die E.Mail geht an 2 Menschen\./)).toBeVisible()
  expect(dialog.getByText('Ohne Inhaber und Leitung: Ohne Kopf')).toBeVisible()
  expect(dialog.getByRole('link', { name: /schreiben$/ })).toHaveAttribute(
    'href',
    'mailto:?bcc=olga%40beispiel.de%2Clena%40beispiel.de',
  )
})

it('gives an access to all, and says who had it', async () => {
  const { user, sent } = open()
  await user.click(screen.getByRole('button', { name: 'Zugang geben' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/Zusammen haben sie 12 Mitglieder/)).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: 'Zugang' }))
  await user.click(await screen.findByRole('option', { name: /Für Vereine/ }))
  await user.click(dialog.getByRole('button', { name: '3 Vereinen geben' }))
  expect(await screen.findByText('2 Vereine haben den Zugang jetzt. Einer hatte ihn schon.')).toBeVisible()
  expect(sent.filter(({ key }) => key === 'POST /access/society')).toHaveLength(3)
})
