const elements = (nodes: Iterable<Node>): Element[] =>
  [...nodes].filter((node): node is Element => node instanceof Element)

/**
 * Puts the frame back when a remote takes it from the page (`document.body.innerHTML = ''`), with everything else that
 * was taken with it, such as an open dialog: what is drawn lives on in elements that are not in the document, and their
 * listeners too.
 * @param place the element the application is drawn in
 * @returns the way to stop
 */
export const keepPlace = (place: Element): (() => void) => {
  const watcher = new MutationObserver((changes) => {
    if (place.isConnected) return
    reportError(new Error('A remote took the frame from the page'))
    const body = document.body ?? document.documentElement.appendChild(document.createElement('body'))
    const taken = changes.flatMap(({ removedNodes }) => elements(removedNodes))
    const lost = taken.filter((element) => !element.isConnected && element.localName !== 'body')
    body.append(...(lost.includes(place) ? lost : [place]))
    // The body may be another one by now.
    watcher.observe(body, { childList: true })
  })
  watcher.observe(document.documentElement, { childList: true })
  watcher.observe(document.body, { childList: true })
  return () => watcher.disconnect()
}
