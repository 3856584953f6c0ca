/** An id that ends with this digit. */
export const id = (last: string): string => `01980000-0000-7000-8000-00000000000${last}`

/** The courses of a leader, with how many questions wait. */
export const courses = [
  { id: id('c'), title: 'Ruhig stehen', open: 1 },
  { id: id('e'), title: 'Atmen', open: 0 },
]
