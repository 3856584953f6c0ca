import type { ReactNode } from 'react'
import type { MenuAction } from '../overlays/menu-action.ts'
import type { ListState } from './list-state.ts'

/** A column. The first one is the row's name: a heading of the row, and the title of its card on phones. */
export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The same as plain words, for the CSV file; without it the column is left out there. */
  text?: (row: Row) => string
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** The server can sort by `key`. */
  sortable?: boolean
  /** Left out on phones, where the row's own page tells it. */
  wideOnly?: boolean
}

/** A filter with a few values; "Alle" is always the first. */
export type Filter = { key: string; label: string; options: readonly { value: string; label: string }[] }

/** Rows that can be picked, and what can be done with them. */
export type Selection = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Buttons of the bar that appears. */
  actions: ReactNode
}

/** How the whole list is saved as a file: its name without the ending, and how a part of the list is read. */
export type CsvExport<Row> = {
  name: string
  /** Reads with the search and the filters of the table. */
  read: (page: { limit: number; offset: number }) => Promise<{ items: readonly Row[]; total: number }>
}

/** What a table says of itself and of its rows. */
type TableWords<Row> = {
  /** What is listed, for screen readers: "Mitglieder". */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The row in words, for its menu and check box. */
  rowName: (row: Row) => string
  /** Where the row's name leads. */
  rowHref?: (row: Row) => string
  rowActions?: (row: Row) => readonly MenuAction[]
  /** The words in the search field; without them there is none. */
  searchLabel?: string
  filters?: readonly Filter[]
  selection?: Selection
  /** Given, the list can be saved as a CSV file. */
  csv?: CsvExport<Row>
  /** Shown when there is nothing at all, not even without search; an `EmptyState`. */
  empty?: ReactNode
}

/** What a table takes. It shows what it is given; searching, sorting and paging are the server's. */
export type DataTableProps<Row> = TableWords<Row> & {
  /** From `useListState`. */
  list: { state: ListState; change: (state: ListState) => void; limit: number }
  /** The page of the list that is read, from `useQuery`. */
  query: {
    data: { items: readonly Row[]; total: number } | undefined
    error: unknown
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** Said when it could not be loaded; the reason follows. */
  failed: string
}

/** A table as it is drawn. */
export type ShownTable<Row> = TableWords<Row> & {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  total: number
  state: ListState
  onStateChange: (state: ListState) => void
  limit: number
  /** While an answer is on its way; rows that are there stay, dimmed. */
  loading?: boolean
  /** When there are no rows because they could not be loaded: what is said, what the call failed by, and another try. */
  failure?: { title: string; error: unknown; onRetry: () => void } | undefined
}
