/** Lists from the server: a table on wide windows, cards on phones; search, filters, order and page in the URL. */
export { readCsv, saveCsv, saveFile } from './csv.ts'
export { DataTable } from './DataTable.tsx'
export { DAY_VALUE, ID_VALUE, isNarrowed, type ListShape, type ListState } from './list-state.ts'
export { Paging } from './Paging.tsx'
export type { Column, CsvExport, DataTableProps, Filter, FilterOption, Selection } from './table-types.ts'
export { Toolbar } from './Toolbar.tsx'
export { useListState } from './useListState.ts'
export { useSelection } from './useSelection.ts'
