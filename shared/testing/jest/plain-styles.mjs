// A test in plain Node has no window.
const drawn = globalThis.getComputedStyle?.bind(globalThis)

/** What a browser draws by itself, by the name of an element: `block`, `inline`, `none`. */
const displays = new Map()
const displayOf = ({ namespaceURI, localName }) => {
  const key = `${namespaceURI} ${localName}`
  if (!displays.has(key)) {
    const plain = document.createElementNS(namespaceURI, localName)
    plain.setAttribute('open', '')
    displays.set(key, drawn(plain).display)
  }
  return displays.get(key)
}

const isHidden = (element) =>
  element.hasAttribute('hidden') || (element.localName === 'dialog' && !element.hasAttribute('open'))

const display = (element) => {
  if (element.style?.display) return element.style.display
  return isHidden(element) ? 'none' : displayOf(element)
}

/** A value that goes on to everything inside. */
const inherited = (name, initial) => (element) => {
  for (let at = element; at; at = at.parentElement) if (at.style?.[name]) return at.style[name]
  return initial
}

const values = {
  display,
  visibility: inherited('visibility', 'visible'),
  pointerEvents: inherited('pointerEvents', 'auto'),
}
const inCode = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase())

/** What an element says of itself, with what it shows of that. */
class PlainStyle {
  constructor(element) {
    this.element = element
  }
  get(name) {
    return values[name]?.(this.element) ?? this.element.style?.[name] ?? ''
  }
  getPropertyValue(name) {
    return this.get(inCode(name))
  }
}

const answers = {
  get: (plain, name) => {
    if (name === 'getPropertyValue') return (asked) => plain.getPropertyValue(asked)
    return typeof name === 'string' ? plain.get(name) : undefined
  },
}
const nothing = new Proxy({ get: () => '', getPropertyValue: () => '' }, answers)

/**
 * `getComputedStyle` where no styles are drawn: what the element's own `style` says, and what a browser shows by itself.
 * jsdom asks each rule of its own style sheet for each element each time, a third of what a page test takes.
 */
export const plainStyle = (element, pseudo) =>
  pseudo ? nothing : new Proxy(new PlainStyle(element), answers)
