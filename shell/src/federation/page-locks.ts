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
  'transform',
  'filter',
]
/** What takes the application from those who press or hear. */
const ATTRIBUTES = ['inert', 'aria-hidden', 'contenteditable']

const locks = (): [element: HTMLElement, property: string][] =>
  [document.documentElement, document.body].flatMap((element) =>
    LOCKS.filter((property) => element.style.getPropertyValue(property) !== '').map(
      (property): [HTMLElement, string] => [element, property],
    ),
  )

const taken = (): [element: Element, attribute: string][] =>
  [...document.querySelectorAll('body, #app')].flatMap((element) =>
    ATTRIBUTES.filter((attribute) => element.hasAttribute(attribute)).map((attribute): [Element, string] => [
      element,
      attribute,
    ]),
  )

/**
 * Remembers what keeps the page from being scrolled, pressed or heard.
 * @returns takes away what has come since, as a remote that forgets it leaves the next page locked
 */
export const watchPageLocks = (): (() => void) => {
  const before = locks()
  const takenBefore = taken()
  return () => {
    for (const [element, property] of locks())
      if (!before.some(([one, known]) => one === element && known === property))
        element.style.removeProperty(property)
    for (const [element, attribute] of taken())
      if (!takenBefore.some(([one, known]) => one === element && known === attribute))
        element.removeAttribute(attribute)
  }
}
