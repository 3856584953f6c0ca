import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { DeleteIcon, EditIcon } from '../base/icons.ts'
import { StatusChip } from '../base/StatusChip.tsx'
import { DataTable } from './DataTable.tsx'
import { DAY_VALUE } from './list-state.ts'
import type { Column } from './table-types.ts'
import { useListState } from './useListState.ts'

export default { title: 'Tabelle' } satisfies StoryMeta

type Member = { id: string; name: string; email: string; role: string; finished: number }

const members: Member[] = [
  {
    id: '1',
    name: 'Wilhelmine Großmann-Überhuber',
    email: 'wilhelmine.grossmann@kursportal.example',
    role: 'Admin',
    finished: 3,
  },
  { id: '2', name: 'Ömer Çelik', email: 'oemer@kursportal.example', role: 'Kursleitung', finished: 12 },
  { id: '3', name: 'Bo Li', email: 'bo@kursportal.example', role: 'Mitglied', finished: 0 },
]

const columns: Column<Member>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, text: (row) => row.name, sortable: true },
  {
    key: 'email',
    header: 'E-Mail',
    cell: (row) => row.email,
    text: (row) => row.email,
    sortable: true,
    oneLine: true,
  },
  {
    key: 'role',
    header: 'Rolle',
    cell: (row) => <StatusChip tone={row.role === 'Admin' ? 'primary' : 'neutral'}>{row.role}</StatusChip>,
  },
  { key: 'finished', header: 'Abschlüsse', cell: (row) => row.finished, align: 'end' },
]

function Example({
  label = 'Mitglieder',
  rows,
  failed,
}: {
  label?: string
  rows: Member[] | undefined
  failed?: boolean
}) {
  const list = useListState({
    filters: { rolle: ['team'], ab: DAY_VALUE },
    sortable: ['name', 'email'],
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [all, setAll] = useState(false)
  return (
    <DataTable
      label={label}
      columns={columns}
      list={list}
      query={{
        data: rows && { items: rows, total: rows.length ? 312 : 0 },
        error: null,
        isError: failed ?? false,
        isFetching: false,
        refetch: () => undefined,
      }}
      failed="Die Mitglieder konnten nicht geladen werden"
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => `/admin/members/${row.id}`}
      rowActions={() => [
        { label: 'Bearbeiten', icon: <EditIcon size={20} />, onPress: () => undefined },
        { label: 'Löschen', icon: <DeleteIcon size={20} />, destructive: true, onPress: () => undefined },
      ]}
      searchLabel="Mitglieder suchen"
      filters={[
        { key: 'rolle', label: 'Rolle', options: [{ value: 'team', label: 'Team' }] },
        { key: 'ab', label: 'Dabei ab', kind: 'day', seldom: true },
      ]}
      views="gallery"
      summary={(total) => `Mitglieder: ${total}`}
      {...(rows &&
        rows.length > 0 && {
          selection: {
            selected,
            onChange: setSelected,
            all,
            onAll: setAll,
            actions: (
              <Button variant="contained" size="small">
                E-Mail schreiben
              </Button>
            ),
          },
        })}
      csv={{
        name: 'mitglieder',
        read: () => Promise.resolve({ items: rows ?? [], total: rows?.length ?? 0 }),
      }}
    />
  )
}

export const Filled: Story = { name: 'Mitglieder', render: () => <Example rows={members} /> }
export const Nothing: Story = {
  name: 'Leer',
  render: () => <Example label="Mitglieder ohne Einträge" rows={[]} />,
}
export const Failed: Story = {
  name: 'Fehler',
  render: () => <Example label="Mitglieder mit Fehler" rows={undefined} failed />,
}
export const Waiting: Story = {
  name: 'Beim Laden',
  render: () => <Example label="Mitglieder beim Laden" rows={undefined} />,
}
