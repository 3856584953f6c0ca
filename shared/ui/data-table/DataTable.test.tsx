import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ThemeRoot } from '../../theme/index.ts'
import { DataTable } from './DataTable.tsx'
import { useListState } from './useListState.ts'

type Row = { id: string; name: string }
type Shown = { rows: Row[] | undefined; failed?: boolean }

const queryOf = ({ rows, failed = false }: Shown) => ({
  data: rows && { items: rows, total: rows.length ? 35 : 0 },
  error: null,
  isError: failed,
  isFetching: false,
  refetch: () => undefined,
})

function Example(shown: Shown) {
  const list = useListState({ filters: { rolle: ['team'] } }, 10)
  return (
    <>
      <DataTable
        label="Mitglieder"
        columns={[
          { key: 'name', header: 'Name', cell: (row) => row.name },
          { key: 'id', header: 'Nummer', cell: (row) => row.id },
        ]}
        list={list}
        query={queryOf(shown)}
        failed="Die Mitglieder konnten nicht geladen werden"
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={() => [{ label: 'Bearbeiten', href: '/admin/members/1' }]}
        searchLabel="Mitglieder suchen"
        filters={[{ key: 'rolle', label: 'Rolle', options: [{ value: 'team', label: 'Team' }] }]}
      />
      <output>{`${useLocation().search} ${JSON.stringify(list.query)}`}</output>
    </>
  )
}

const rows: Row[] = [
  { id: '1', name: 'Wilhelmine' },
  { id: '2', name: 'Ömer' },
]
const open = (props: Shown, address = '/members') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ThemeRoot>
        <Example {...props} />
      </ThemeRoot>
    </MemoryRouter>,
  )
const url = () => screen.getByText(/limit/)

it('takes search, filter and page into the address and into the query', async () => {
  open({ rows }, '/members?seite=2')
  expect(url()).toHaveTextContent('"offset":10')
  expect(screen.getByText('11 bis 20 von 35')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(url()).toHaveTextContent('?seite=3')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Mitglieder suchen' }), 'wil{Enter}')
  await waitFor(() => expect(url()).toHaveTextContent('?suche=wil {"limit":10,"offset":0,"search":"wil"}'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rolle' }), 'Team')
  await waitFor(() => expect(url()).toHaveTextContent('?suche=wil&rolle=team'))
})

it('names each row and its commands', async () => {
  open({ rows })
  const list = screen.getByRole('list', { name: 'Mitglieder' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Aktionen für Ömer' }))
  expect(await screen.findByRole('menuitem', { name: 'Bearbeiten' })).toHaveAttribute(
    'href',
    '/admin/members/1',
  )
})

it('helps when a search finds nothing, and shows all again', async () => {
  open({ rows: [] }, '/members?suche=niemand')
  expect(screen.getByText('Nichts gefunden')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Alle Einträge zeigen' }))
  expect(url()).not.toHaveTextContent('suche')
  expect(screen.getByText('Hier ist noch nichts')).toBeVisible()
})

it('says that it loads, and what went wrong', () => {
  const { unmount } = open({ rows: undefined })
  expect(screen.getByText('Wird geladen …')).toBeInTheDocument()
  unmount()
  open({ rows: undefined, failed: true })
  expect(screen.getByRole('alert')).toHaveTextContent('Die Mitglieder konnten nicht geladen werden')
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
})

it('leads from a page beyond the end to the last one', async () => {
  open({ rows }, '/members?seite=9')
  await waitFor(() => expect(url()).toHaveTextContent('?seite=4'))
})

it('leaves out what a filter cannot be', () => {
  open({ rows }, '/members?rolle=chef')
  expect(screen.getByRole('combobox', { name: 'Rolle' })).toHaveValue('')
})

it('draws the table of a remote from before contract 1.5, which hands over its parts', () => {
  const parts = {
    label: 'Mitglieder',
    columns: [{ key: 'name', header: 'Name', cell: (row: Row) => row.name }],
    rows,
    total: 35,
    rowKey: (row: Row) => row.id,
    rowName: (row: Row) => row.name,
    state: { search: '', page: 1, filters: {} },
    onStateChange: () => undefined,
    limit: 10,
  }
  const Before = DataTable as unknown as (props: typeof parts) => ReactNode
  render(
    <ThemeRoot>
      <Before {...parts} />
    </ThemeRoot>,
  )
  expect(screen.getByText('Ömer')).toBeVisible()
  expect(screen.getByText('11 bis 20 von 35')).toBeVisible()
})
