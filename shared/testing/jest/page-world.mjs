// Each process of page tests begins with it (a setup file of jest): modules and a window, and `endPage`, which
// leaves both as they were.
import { readModulesOfPages } from './page-modules.mjs'
import { openWindow } from './page-window.mjs'

// The library would clean up after the first file alone, which is the one that loads it.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true'

readModulesOfPages()
const window = openWindow()

const timers = new Set()
for (const [set, clear] of [
  ['setTimeout', clearTimeout],
  ['setInterval', clearInterval],
]) {
  const start = globalThis[set]
  globalThis[set] = (...args) => {
    const timer = start(...args)
    timers.add(() => clear(timer))
    return timer
  }
}

// The window beats for its frames by a timer of ours: whose frame is left behind would stop it for good.
const frames = new Set()
const { requestAnimationFrame, cancelAnimationFrame } = window
const ask = (draw) => {
  const frame = requestAnimationFrame((now) => {
    frames.delete(cancel)
    draw(now)
  })
  const cancel = () => cancelAnimationFrame(frame)
  frames.add(cancel)
  return frame
}
window.requestAnimationFrame = globalThis.requestAnimationFrame = ask

/** React asks for it once for each document, and lives on. */
const OF_REACT = 'selectionchange'
const listeners = new Set()
const { addEventListener } = window.EventTarget.prototype
const listen = (target) => (type, listener, options) => {
  if (target === window || type !== OF_REACT)
    listeners.add(() => target.removeEventListener(type, listener, options))
  addEventListener.call(target, type, listener, options)
}
Object.assign(globalThis, { addEventListener: listen(window) })
window.addEventListener = globalThis.addEventListener
document.addEventListener = listen(document)

/** @returns puts every property of the object back */
const remember = (object) => {
  const before = Object.getOwnPropertyDescriptors(object)
  return () => {
    // What libraries that live on keep in globals stays.
    for (const name of Object.getOwnPropertyNames(object))
      if (!Object.hasOwn(before, name) && !name.startsWith('__')) delete object[name]
    for (const [name, then] of Object.entries(before))
      if (isChanged(then, Object.getOwnPropertyDescriptor(object, name)))
        Object.defineProperty(object, name, then)
  }
}
const isChanged = (then, now) => then.value !== now?.value || then.get !== now?.get || then.set !== now?.set

const classes = Object.getOwnPropertyNames(window).filter(
  (name) => /^[A-Z]/.test(name) && window[name]?.prototype,
)
let forgets

/** The first thing of each test file. */
export const beginPage = () => {
  listeners.clear()
  timers.clear()
  frames.clear()
  forgets ??= [globalThis, ...classes.map((name) => window[name].prototype)].map(remember)
}

const clearAttributes = (element) => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

const stop = () => {
  for (const left of [frames, timers, listeners]) {
    for (const end of left) end()
    left.clear()
  }
}

/** What is on its way goes on until it asks the server or waits. */
const ROUNDS = 20

/** The last thing of each test file: what it left behind is taken away. */
export const endPage = async () => {
  globalThis.fetch = () => new Promise(() => {})
  for (let round = 0; round < ROUNDS; round += 1) {
    stop()
    await new Promise((resolve) => setImmediate(resolve))
  }
  stop()
  for (const forget of forgets) forget()
  for (const element of [document.documentElement, document.head, document.body]) clearAttributes(element)
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  history.replaceState(null, '', '/')
}
