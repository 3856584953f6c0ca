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
  /** Long words that must not make the row higher: cut off at the end on wide windows, whole in the title. Needs `text`. */
  oneLine?: boolean
}

/** One value of a filter. */
export type FilterOption = { value: string; label: string }

/** What every filter has. */
type AnyFilter = {
  key: string
  label: string
  /** Seldom wanted: stands behind "Weitere Filter" until it is chosen. */
  seldom?: boolean
}

/** A filter: a few values of which "Alle" is the first, a day, or one of many things found by its name. */
export type Filter =
  | (AnyFilter & {
      kind?: 'options'
      options: readonly FilterOption[]
      /** What is shown while nothing is chosen, where that is not all: the current year, say. */
      unset?: string
    })
  | (AnyFilter & { kind: 'day' })
  | (AnyFilter & {
      kind: 'lookup'
      /** What the chosen value is called; undefined until it is known. */
      chosen: string | undefined
      /** The first few things whose names hold what is typed; all where nothing is. */
      find: (typed: string) => Promise<readonly FilterOption[]>
    })

/** Rows that can be picked, and what can be done with them; from `useSelection`, and the buttons of the bar. */
export type Selection = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Every row the search and the filters find is meant, those of other pages as well. */
  all?: boolean
  /** Given, all that is found can be picked at once; what is done then is sent with the filter, not with ids. */
  onAll?: (all: boolean) => void
  /** Buttons of the bar that appears. */
  actions: ReactNode
}

/** How the whole list is saved as a file: its name without the ending, and how a part of the list is read. */
export type CsvExport<Row> = {
  name: string
  /** Reads with the search and the filters of the table. */
  read: (
    page: { limit: number; offset: number },
    signal?: AbortSignal,
  ) => Promise<{ items: readonly Row[]; total: number }>
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
  /**
   * What the list holds as it is filtered, in words: "Mitglieder, die seit 90 Tagen nicht da waren: 1.204". Gets the
   * number as it is said, too, "mehr als 10.000" where it was not counted to the end.
   */
  summary?: (total: number, inWords: string) => string
  /** Given, views (search, filters, order) can be kept in this browser under this name. */
  views?: string
}

/** What a table takes. It shows what it is given; searching, sorting and paging are the server's. */
export type DataTableProps<Row> = TableWords<Row> & {
  /** From `useListState`. */
  list: { state: ListState; change: (state: ListState) => void; limit: number; usualLimit?: number }
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
  onLimit?: ((limit: number) => void) | undefined
  /** While an answer is on its way; rows that are there stay, dimmed. */
  loading?: boolean
  /** When there are no rows because they could not be loaded: what is said, what the call failed by, and another try. */
  failure?: { title: string; error: unknown; onRetry: () => void } | undefined
}
