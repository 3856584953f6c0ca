import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Group } from './api/groups.ts'
import type { GroupDetail, GroupFigures, Merge, Removal } from './api/group.ts'
import GroupPage from './GroupPage.tsx'
import GroupsPage from './GroupsPage.tsx'

const person = (digit: string, name: string) => ({
  id: `01980000-0000-7000-8000-00000000000${digit}`,
  name,
  email: `${digit}@beispiel.de`,
})

const tsv: Group = {
  id: '01980000-0000-7000-8000-0000000000a1',
  name: 'TSV Möwe',
  city: 'Kassel',
  is_community: true,
  owner: null,
  admins: 2,
  members: 11,
  visits: 40,
  registrations: 7,
  finishes: 12,
  tier: 'bronze',
  last_finish_at: '2026-07-01T10:00:00.000Z',
  earned: 6_900,
  paid: 0,
  available: 6_900,
  requested: 1_000,
  created_at: '2025-03-02T10:00:00.000Z',
}
const list = { items: [tsv], total: 1, years: [2026, 2025] }

const detail: GroupDetail = {
  id: tsv.id,
  name: tsv.name,
  city: tsv.city,
  is_community: true,
  owner: person('1', 'Olga Öçal'),
  admins: [person('2', 'Lena Leitner')],
  members: 11,
  own_levels: false,
  referral_link: `https://kursportal.example/register?referrer=${tsv.id}`,
  created_at: tsv.created_at,
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
}
const figures = { year: 2026, years: [2026], own_society_possible: false, own_society_too_young: false }
const noFigures = { ...figures, member_of: null, societies: [] }

const openList = (answers: FakeAnswers = {}, at = '/admin/groups') =>
  renderPage(<GroupsPage />, {
    answers: { 'GET /societies': list, 'GET /users': { items: [], total: 0 }, ...answers },
    path: '/admin/groups',
    at,
  })

const openOne = (answers: FakeAnswers = {}, group: GroupDetail = detail, tab = '') =>
  renderPage(<GroupPage />, {
    answers: {
      'GET /society': group,
      'GET /sales-performance': noFigures,
      'GET /society/provider': { society_name: group.name, provider: null, version: 'p1' },
      'GET /societies': { ...list, items: [{ ...tsv, id: person('9', '').id, name: 'SV Albatros' }] },
      ...answers,
    },
    path: '/admin/groups/:groupId/:tab?',
    at: `/admin/groups/${tsv.id}${tab}`,
  })

describe('the list of clubs', () => {
  it('says who leads each and what it brings, and asks for the year, order and filter of the address', async () => {
    const { sent } = openList({}, '/admin/groups?jahr=2025&sortierung=-members&nur=ohne-inhaber&art=verein')
    const row = await screen.findByText('TSV Möwe')
    expect(row).toBeVisible()
    expect(screen.getByText('Ohne Inhaber')).toBeVisible()
    expect(screen.getByText('Abschlüsse 2025')).toBeVisible()
    // Money that waits is not of one year, whichever is chosen.
    expect(screen.getByText('Verfügbar, alle Jahre')).toBeVisible()
    expect(sent.find(({ key }) => key === 'GET /societies')?.query).toMatchObject({
      year: '2025',
      sort: '-members',
      without_owner: 'true',
      isCommunity: 'true',
    })
  })

  it('warns of a club of the same name and town before it is made', async () => {
    openList()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Neuer Verein' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Name'), 'tsv  MÖWE')
    expect(dialog.queryByText(/Diesen Verein gibt es/)).not.toBeInTheDocument()
    await user.type(dialog.getByLabelText(/^Ort/), 'Kassel')
    expect(await dialog.findByText(/Diesen Verein gibt es in diesem Ort schon/)).toBeVisible()
  })

  it('says where Ninox is set up, or which records are wrong', async () => {
    openList({ 'POST /sync-societies': refuse('sync_failed', { reason: 'not_configured' }) })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Aus Ninox abgleichen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Abgleichen' }))
    expect(await dialog.findByText('Ninox ist nicht eingerichtet.')).toBeVisible()
    expect(dialog.getByText(/NINOX_URL/)).toBeVisible()
  })

  it('names the records that are wrong', async () => {
    openList({ 'POST /sync-societies': refuse('bad_gateway', [{ record: 12, field: 'Name' }]) })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Aus Ninox abgleichen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Abgleichen' }))
    expect(await dialog.findByRole('cell', { name: '12' })).toBeVisible()
    expect(dialog.getByRole('cell', { name: 'Name' })).toBeVisible()
  })
})

const removal: Removal = { members: 11, admins: 2, open_requests: 1, accesses: 0, available: 3_000 }

describe('the page of a club', () => {
  it('says that nobody owns it, and that it is gone', async () => {
    openOne({}, { ...detail, owner: null })
    expect(await screen.findByText(/Auszahlungen sind nicht möglich/)).toBeVisible()
  })

  const brought: GroupFigures = {
    society: { id: tsv.id, name: tsv.name, is_community: true },
    is_owner: false,
    referral_link: detail.referral_link,
    referral_code: '9C2JRP',
    short_link: 'https://kursportal.example/e/9C2JRP',
    members: 0,
    visits: 0,
    registrations: 0,
    progress: {
      tier: 'none',
      finishes: 0,
      income_per_user: 500,
      bonus_reached: 0,
      bonus_booked: 0,
      resets_on: '2027-01-01',
      next: { tier: 'iron', start: 1, missing: 1, income_per_user: 500, bonus: 0 },
    },
    money: { earned: 0, available: 0, requested: 0, paid: 0 },
    payout: {
      obstacles: [],
      finishes: 0,
      minimum_finishes: 5,
      maximum_amount: 0,
      iban_end: null,
      account_holder: null,
      returned_reason: null,
      held: 0,
    },
    months: Array.from({ length: 12 }, (_, at) => ({
      month: at + 1,
      visits: 0,
      registrations: 0,
      finishes: 0,
      earned: 0,
    })),
  }
  const gone = {
    ...detail,
    deleted_at: '2026-05-01T10:00:00.000Z',
    merged_into: { id: person('9', '').id, name: 'SV Albatros', is_community: true },
    abilities: { ...detail.abilities, edit: false, delete: false },
  }

  it('stays readable from an old link, with nothing to do about it', async () => {
    openOne({ 'GET /sales-performance': { ...figures, member_of: null, societies: [brought] } }, gone)
    expect(await screen.findByText(/Am 01.05.2026 zusammengeführt/)).toBeVisible()
    const parts = within(screen.getByRole('navigation', { name: 'Bereiche von TSV Möwe' }))
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Übersicht',
      'Buchungen',
      'Verlauf',
    ])
    expect(await screen.findByText('Geld aus 2026')).toBeVisible()
    expect(screen.queryByText(/nächsten Abschluss/)).toBeNull()
    expect(screen.getByRole('link', { name: 'SV Albatros' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /ändern oder löschen/ })).not.toBeInTheDocument()
  })

  it('leads from a part that ended with it to what there still is', async () => {
    openOne({}, gone, '/mitglieder')
    expect(await screen.findByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByText(/nicht gefunden/)).toBeNull()
  })

  it('says what a club says of itself as provider, and lets an admin change it', async () => {
    const provider = {
      name: 'TSV Möwe e. V.',
      street: 'Am Platz 3',
      zip: '34125',
      city: 'Kassel',
      email: 'vorstand@tsv.de',
      register_number: '',
      represented_by: 'Vera Voss',
      signatory: 'Hans Kern',
      signature: null,
    }
    const stored = { society_name: tsv.name, provider, version: 'p1' }
    const { user, sent } = openOne({ 'GET /society/provider': stored, 'PUT /society/provider': stored })
    const part = within(await screen.findByRole('region', { name: 'Als Anbieter' }))
    expect(await part.findByText('Am Platz 3, 34125 Kassel')).toBeVisible()
    expect(part.getByText('Kein Eintrag')).toBeVisible()
    await user.click(part.getByRole('button', { name: 'Angaben ändern' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'TSV Möwe als Anbieter' }))
    await user.type(await dialog.findByLabelText(/^Vereinsregister/), 'VR 1234')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'PUT /society/provider')?.body).toEqual({
        provider: { ...provider, register_number: 'VR 1234' },
        based_on: 'p1',
      }),
    )
  })

  const choose = async (name: string) => {
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'TSV Möwe ändern oder löschen' }))
    await user.click(await screen.findByRole('menuitem', { name }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  it('says what is in the way of deleting, with the way there', async () => {
    openOne({ 'GET /society-removal': removal })
    const { dialog } = await choose('Verein löschen')
    expect(await dialog.findByRole('link', { name: '11 Mitglieder' })).toHaveAttribute(
      'href',
      `/admin/groups/${tsv.id}/mitglieder`,
    )
    expect(dialog.getByRole('link', { name: '2 Menschen in der Leitung' })).toBeVisible()
    expect(dialog.getByRole('link', { name: '1 offene Auszahlung' })).toBeVisible()
  })

  it('says which money lapses before an empty one goes', async () => {
    const { sent } = openOne({
      'GET /society-removal': { ...removal, members: 0, admins: 0, open_requests: 0 },
      'DELETE /society': undefined,
    })
    const { user, dialog } = await choose('Verein löschen')
    expect(await dialog.findByText(/^Guthaben von 30,00\s€ verfällt\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Verein löschen' }))
    await waitFor(() =>
      expect(sent.find(({ key }) => key === 'DELETE /society')?.query).toMatchObject({ 'let-lapse': 'true' }),
    )
  })

  it('says which money still goes to the old account before it is handed over', async () => {
    openOne(
      { 'GET /society-removal': { ...removal, open_requests: 2 }, 'GET /users': { items: [], total: 0 } },
      detail,
      '/leitung',
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Inhaber ändern' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/^2 offene Auszahlungen gehen noch an das Konto/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Zu den Auszahlungen' })).toHaveAttribute(
      'href',
      `/admin/payouts?suche=${encodeURIComponent(detail.name).replaceAll('%20', '+')}`,
    )
  })

  const merge: Merge = {
    from: { id: tsv.id, name: 'TSV Möwe', is_community: true },
    into: { id: person('9', '').id, name: 'SV Albatros', is_community: true },
    members: 11,
    admins: 2,
    accesses: 0,
    finishes: 12,
    open_requests: 0,
    money: [{ year: 2026, amount: 6_900 }],
    available: 6_900,
    version: 'f1',
  }

  it('merges on the figures that were shown', async () => {
    const { sent } = openOne({ 'POST /society/merge': merge })
    const { user, dialog } = await choose('Mit anderem Verein zusammenführen')
    await user.click(dialog.getByLabelText('Mit welchem Verein?'))
    await user.click(await screen.findByRole('option', { name: /SV Albatros/ }))
    expect(await dialog.findByText('11 Mitglieder')).toBeVisible()
    expect(dialog.getByText(/^69,00\s€ Guthaben aus 2026$/)).toBeVisible()
    await user.type(dialog.getByLabelText('Grund'), 'Fusion der Vereine')
    await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
    await waitFor(() =>
      expect(sent.filter(({ key }) => key === 'POST /society/merge').at(-1)?.body).toEqual({
        from: tsv.id,
        into: merge.into.id,
        based_on: 'f1',
        reason: 'Fusion der Vereine',
      }),
    )
  })

  it('shows what another admin changed meanwhile, and keeps what was typed', async () => {
    let read = 0
    openOne({
      'GET /society': () => (read++ === 0 ? detail : { ...detail, name: 'TSV Reiher', version: 'v2' }),
      'PATCH /society': refuse('edited_meanwhile', {
        version: 'v2',
        edited: { at: '2026-05-01T12:05:00.000Z', by: { id: person('3', '').id, name: 'Anna Albrecht' } },
      }),
    })
    const { user, dialog } = await choose('Name und Ort ändern')
    const name = dialog.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'TSV Albatros')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect((await screen.findAllByText(/Anna Albrecht/))[0]).toBeVisible()
    expect(screen.getAllByText('TSV Reiher').length).toBeGreaterThan(0)
    expect(name).toHaveValue('TSV Albatros')
  })
})
