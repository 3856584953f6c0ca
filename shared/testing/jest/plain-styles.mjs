import { StyleSheet } from '@emotion/sheet'

const { defaultView } = document
const drawn = defaultView.getComputedStyle.bind(defaultView)
const insert = Object.getOwnPropertyDescriptor(StyleSheet.prototype, 'insert').value

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

/** A style that gives what `valueOf` knows under the name of a property, as code and as style sheets write it. */
const styleOf = (valueOf) =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'getPropertyValue') return (asked) => valueOf(inCode(asked))
        return typeof name === 'string' ? valueOf(name) : undefined
      },
    },
  )

const nothing = styleOf(() => '')

/**
 * `getComputedStyle` where no styles are drawn: what the element's own `style` says, and what a browser shows by itself.
 * jsdom asks each rule of its own style sheet for each element each time, a third of what a page test takes.
 */
const plainStyle = (element, pseudo) =>
  pseudo ? nothing : styleOf((name) => values[name]?.(element) ?? element.style?.[name] ?? '')

/**
 * Whether styles are drawn. jsdom tries every rule on every element each time a test looks for one by its role, which is
 * half of a long page's time.
 */
export const drawStyles = (wanted) => {
  StyleSheet.prototype.insert = wanted ? insert : () => undefined
  defaultView.getComputedStyle = wanted ? drawn : plainStyle
  globalThis.getComputedStyle = defaultView.getComputedStyle
}
