/** What dialogs and menus write on the page so that it rests while they are open. */
const LOCKS = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'position',
  'top',
  'padding-right',
  'pointer-events',
  'zoom',
]

const locks = (): [element: HTMLElement, property: string][] =>
  [document.documentElement, document.body].flatMap((element) =>
    LOCKS.filter((property) => element.style.getPropertyValue(property) !== '').map(
      (property): [HTMLElement, string] => [element, property],
    ),
  )

/**
 * Remembers what keeps the page from being scrolled or pressed.
 * @returns takes away what has come since, as a remote that forgets it leaves the next page locked
 */
export const watchPageLocks = (): (() => void) => {
  const before = locks()
  return () => {
    for (const [element, property] of locks())
      if (!before.some(([one, known]) => one === element && known === property))
        element.style.removeProperty(property)
  }
}
