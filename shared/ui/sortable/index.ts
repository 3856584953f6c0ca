/** Lists people put in order; alone, because dragging is heavy. */
export { moved } from './move.ts'
export { SortableList } from './SortableList.tsx'
export { SortableEnd } from './SortableEnd.tsx'
export type { Exchange } from './sorted-lists.ts'
