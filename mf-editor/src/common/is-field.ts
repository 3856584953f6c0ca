/** Whether something is written in: a field or a text. What happens beside it leaves it the focus and its keys. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, .tiptap') !== null
