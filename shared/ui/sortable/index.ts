/** Lists people put in order; alone, because dragging is heavy. */
export { moved } from './move.ts'
export { SortableList } from './SortableList.tsx'
