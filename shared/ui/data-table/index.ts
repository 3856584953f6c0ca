/** Lists from the server: a table on wide windows, cards on phones; search, filters, order and page in the URL. */
export { DataTable } from './DataTable.tsx'
export { isNarrowed, type ListShape, type ListState } from './list-state.ts'
export { Paging } from './Paging.tsx'
export type { Column, CsvExport, DataTableProps, Filter, Selection } from './table-types.ts'
export { Toolbar } from './Toolbar.tsx'
export { useListState } from './useListState.ts'
