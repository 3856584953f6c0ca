const elements = (nodes: Iterable<Node>): Element[] =>
  [...nodes].filter((node): node is Element => node instanceof Element)

/**
 * Puts the frame back when a remote takes it from the page (`document.body.innerHTML = ''`), with everything else that
 * was taken with it, such as an open dialog: what is drawn lives on in elements that are not in the document, and their
 * listeners too.
 * @param place the element the application is drawn in
 * @param styles what the frame's look is written in
 * @param renew what is done when that was taken away too
 * @returns the way to stop
 */
export const keepPlace = (
  place: Element,
  styles: () => readonly Element[],
  renew: () => void,
): (() => void) => {
  const watcher = new MutationObserver((changes) => {
    // A style that was written by rules is empty once it was taken away, so there is nothing to put back.
    if (styles().some((style) => !style.isConnected)) return renew()
    if (place.isConnected) return
    reportError(new Error('A remote took the frame from the page'))
    const body = document.body ?? document.documentElement.appendChild(document.createElement('body'))
    const taken = changes.flatMap(({ removedNodes }) => elements(removedNodes))
    const lost = taken.filter((element) => !element.isConnected && element.localName !== 'body')
    body.append(...(lost.includes(place) ? lost : [place]))
    // The body may be another one by now.
    watcher.observe(body, { childList: true })
  })
  const { documentElement: html, head, body } = document
  for (const owner of [document, html, head, body]) watcher.observe(owner, { childList: true })
  // Nothing of the frame can be pressed or seen while one of these is set.
  const locks = ['inert', 'hidden']
  const opener = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element) for (const lock of locks) target.removeAttribute(lock)
  })
  for (const owner of [html, body, place]) opener.observe(owner, { attributes: true, attributeFilter: locks })
  return () => {
    watcher.disconnect()
    opener.disconnect()
  }
}
