import { refuse } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Merge, Removal } from './api/group.ts'
import { detail, openList, openOne, person, tsv } from './groups.testing.tsx'

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

  it.each([
    ['ohne-konto', 'without_account'],
    ['niemandes-guthaben', 'without_owner'],
  ])('narrows to those whose money could be paid to nobody: %s', async (filter, query) => {
    const { sent } = openList({}, `/admin/groups?nur=${filter}`)
    await screen.findByText('TSV Möwe')
    expect(sent.find(({ key }) => key === 'GET /societies')?.query).toMatchObject({
      [query]: 'true',
      with_balance: 'true',
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

const removal: Removal = {
  members: 11,
  admins: 2,
  open_requests: 1,
  under_way: 0,
  accesses: 0,
  available: 3_000,
}

describe('the page of a club', () => {
  it('says that nobody owns it, and that it is gone', async () => {
    openOne({}, { ...detail, owner: null })
    expect(await screen.findByText(/Auszahlungen sind nicht möglich/)).toBeVisible()
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
    let available = 3000
    openOne({
      'GET /society-removal': () => ({
        ...removal,
        members: 0,
        admins: 0,
        open_requests: 0,
        under_way: 2,
        available,
      }),
      'DELETE /society': ({ query }) =>
        query['lapse-cents'] === '3500'
          ? undefined
          : refuse('balance_lapses', { available: (available = 3500) }),
    })
    const { user, dialog } = await choose('Verein löschen')
    expect(await dialog.findByText(/^Guthaben von 30,00\s€ verfällt\.$/)).toBeVisible()
    expect(dialog.getByText('2 gebuchte Auszahlungen werden noch überwiesen.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Verein löschen' }))
    expect(await dialog.findByText(/^Inzwischen hat sich das Guthaben geändert\./)).toBeVisible()
    expect(await dialog.findByText(/^Guthaben von 35,00\s€ verfällt\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Verein löschen' }))
    expect(await screen.findByText('„TSV Möwe“ ist gelöscht.')).toBeVisible()
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
    open_remarks: [],
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

  it('leads to what looks odd before it merges, as its money would pass', async () => {
    const open_remarks = [
      { year: 2025, count: 1 },
      { year: 2026, count: 2 },
    ]
    openOne({ 'POST /society/merge': { ...merge, open_remarks } })
    const { user, dialog } = await choose('Mit anderem Verein zusammenführen')
    await user.click(dialog.getByLabelText('Mit welchem Verein?'))
    await user.click(await screen.findByRole('option', { name: /SV Albatros/ }))
    expect(await dialog.findByText(/3 Abschlüsse sind auffällig/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Zu den Auffälligkeiten' })).toHaveAttribute(
      'href',
      '/admin/sales/remarks',
    )
    expect(dialog.getByRole('button', { name: 'Zusammenführen' })).toBeDisabled()
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
