import { jest } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ThemeRoot } from '../../theme/index.ts'
import { DataTable } from './DataTable.tsx'
import { DAY_VALUE, ID_VALUE } from './list-state.ts'
import { useListState } from './useListState.ts'
import { useSelection } from './useSelection.ts'

type Row = { id: string; name: string }
type Shown = { rows: Row[] | undefined; failed?: boolean; total?: number }

const queryOf = ({ rows, failed = false, total = 35 }: Shown) => ({
  data: rows && { items: rows, total: rows.length ? total : 0 },
  error: null,
  isError: failed,
  isFetching: false,
  refetch: () => undefined,
})

const onDone = jest.fn()

function Example(shown: Shown) {
  const list = useListState(
    { filters: { rolle: ['team'], ab: DAY_VALUE, verein: ID_VALUE }, sortable: ['name'] },
    10,
  )
  const { clear: _clear, ...selection } = useSelection(list.state)
  return (
    <>
      <DataTable
        label="Mitglieder"
        columns={[
          { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
          { key: 'id', header: 'Nummer', cell: (row) => row.id },
        ]}
        list={list}
        query={queryOf(shown)}
        failed="Die Mitglieder konnten nicht geladen werden"
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={() => [{ label: 'Bearbeiten', href: '/admin/members/1' }]}
        searchLabel="Mitglieder suchen"
        filters={[
          { key: 'rolle', label: 'Rolle', options: [{ value: 'team', label: 'Team' }] },
          { key: 'ab', label: 'Dabei ab', kind: 'day', seldom: true },
          {
            key: 'verein',
            label: 'Verein',
            kind: 'lookup',
            chosen: undefined,
            find: (typed) => Promise.resolve(clubs.filter(({ label }) => label.includes(typed))),
          },
        ]}
        rowHref={(row) => `/members/${row.id}`}
        selection={{
          ...selection,
          actions: (
            <button type="button" onClick={() => onDone(selection.all || [...selection.selected])}>
              Erinnern
            </button>
          ),
        }}
        views="test"
        summary={(total) => `Mitglieder: ${total}`}
      />
      <output>{`${useLocation().search} ${JSON.stringify(list.query)}`}</output>
    </>
  )
}

const clubs = [
  { value: '01980000-0000-7000-8000-000000000001', label: 'Gesund in Kassel' },
  { value: '01980000-0000-7000-8000-000000000002', label: 'Turnverein' },
]

const rows: Row[] = [
  { id: '1', name: 'Wilhelmine' },
  { id: '2', name: 'Ömer' },
]
const open = (props: Shown, address = '/members') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <ThemeRoot>
          <Example {...props} />
        </ThemeRoot>
      </MemoryRouter>
    </QueryClientProvider>,
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

it('says that a list was not counted to its end', () => {
  open({ rows, total: 10_001 })
  expect(screen.getByText('1 bis 10 von mehr als 10.000')).toBeVisible()
})

it('does not search any more once somebody has gone on to another page, which would bring them back', () => {
  jest.useFakeTimers()
  try {
    open({ rows })
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Mitglieder suchen' }), { target: { value } })
    type('wil')
    act(() => jest.advanceTimersByTime(1000))
    expect(url()).toHaveTextContent('?suche=wil')
    type('wilh')
    window.history.pushState(null, '', '/members/1')
    act(() => jest.advanceTimersByTime(1000))
    expect(url()).toHaveTextContent('?suche=wil {')
  } finally {
    window.history.back()
    jest.useRealTimers()
  }
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

it('goes to the page that is typed, and shows as many rows as somebody wants', async () => {
  open({ rows })
  const page = screen.getByRole('textbox', { name: 'Seite' })
  await userEvent.clear(page)
  await userEvent.type(page, '3{Enter}')
  expect(url()).toHaveTextContent('?seite=3')
  await userEvent.clear(page)
  await userEvent.type(page, 'drei{Enter}')
  expect(url()).toHaveTextContent('?seite=3')
  expect(page).toHaveValue('3')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Je Seite' }), '25')
  expect(url()).toHaveTextContent('?zeilen=25 {"limit":25,"offset":0}')
})

it('narrows by a day and by a thing that is found by its name, and takes it back with the cross', async () => {
  open({ rows })
  expect(screen.queryByLabelText('Dabei ab')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Weitere Filter' }))
  fireEvent.change(screen.getByLabelText('Dabei ab'), { target: { value: '2026-02-01' } })
  expect(url()).toHaveTextContent('?ab=2026-02-01')
  await userEvent.click(screen.getByRole('button', { name: 'Filter Dabei ab entfernen' }))
  expect(url()).not.toHaveTextContent('ab=')
  await userEvent.click(screen.getByRole('button', { name: 'Verein: Alle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Verein' }))
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Verein suchen' }), 'Kassel')
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Turnverein' })).not.toBeInTheDocument())
  await userEvent.click(dialog.getByRole('button', { name: 'Gesund in Kassel' }))
  expect(url()).toHaveTextContent(`?verein=${clubs[0]?.value}`)
  expect(await screen.findByRole('button', { name: 'Verein: Gesund in Kassel' })).toBeVisible()
})

it('picks all that is found, also on other pages, until something else is searched', async () => {
  open({ rows })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wilhelmine auswählen' }))
  await userEvent.click(screen.getByRole('button', { name: 'Erinnern' }))
  expect(onDone).toHaveBeenLastCalledWith(['1'])
  await userEvent.click(screen.getByRole('button', { name: 'Alle 35 auswählen' }))
  expect(screen.getByText('Alle 35 ausgewählt')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Ömer auswählen' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Erinnern' }))
  expect(onDone).toHaveBeenLastCalledWith(true)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rolle' }), 'Team')
  expect(screen.queryByRole('button', { name: 'Erinnern' })).not.toBeInTheDocument()
})

it('keeps a view in this browser, opens and forgets it', async () => {
  const { unmount } = open({ rows }, '/members?rolle=team&sortierung=-name')
  expect(screen.getByText('Mitglieder: 35')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ansicht merken' }))
  unmount()
  open({ rows }, '/members?suche=x')
  await userEvent.click(screen.getByRole('button', { name: 'Rolle: Team · Name, absteigend' }))
  expect(url()).toHaveTextContent('?sortierung=-name&rolle=team {"limit":10,"offset":0}')
  await userEvent.click(screen.getByRole('button', { name: /vergessen$/ }))
  expect(screen.queryByRole('button', { name: 'Rolle: Team · Name, absteigend' })).not.toBeInTheDocument()
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
