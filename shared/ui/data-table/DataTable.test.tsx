import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ThemeRoot } from '../../theme/index.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './table-types.ts'
import { useListState } from './useListState.ts'

type Row = { id: string; name: string }
type Shown = Pick<DataTableProps<Row>, 'rows' | 'failure'>

function Example({ rows, failure }: Shown) {
  const { state, change, limit, query } = useListState({ filters: ['rolle'] }, 10)
  return (
    <>
      <DataTable
        label="Mitglieder"
        columns={[
          { key: 'name', header: 'Name', cell: (row) => row.name },
          { key: 'id', header: 'Nummer', cell: (row) => row.id },
        ]}
        rows={rows}
        total={rows?.length ? 35 : 0}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={() => [{ label: 'Bearbeiten', href: '/admin/members/1' }]}
        state={state}
        onStateChange={change}
        limit={limit}
        searchLabel="Mitglieder suchen"
        filters={[{ key: 'rolle', label: 'Rolle', options: [{ value: 'team', label: 'Team' }] }]}
        failure={failure}
      />
      <output>{`${useLocation().search} ${JSON.stringify(query)}`}</output>
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
  open({
    rows: undefined,
    failure: {
      title: 'Die Mitglieder konnten nicht geladen werden',
      error: new Error('unknown'),
      onRetry: () => undefined,
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Die Mitglieder konnten nicht geladen werden')
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
})
