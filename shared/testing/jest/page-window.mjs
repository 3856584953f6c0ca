// The window of a process of page tests: one of jsdom, under the names that a browser's scripts know.
import { JSDOM, VirtualConsole } from 'jsdom'
import { runInNewContext } from 'node:vm'

/** What stays Node's: what jsdom itself calls, what it lacks, and what it does slowly. */
const ofNode = [
  'AbortController AbortSignal fetch Headers Request Response TextDecoder TextEncoder URL URLSearchParams',
  'atob btoa crypto performance queueMicrotask structuredClone',
  'setTimeout clearTimeout setInterval clearInterval',
].flatMap((names) => names.split(' '))
/** What the tests do without; whoever needs it brings one. */
const taken = ['BroadcastChannel', 'EventSource', 'localStorage', 'sessionStorage']

const isClass = (name) => /^[A-Z]/.test(name)

const namesOf = (object) =>
  object === null || object === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(object), ...namesOf(Object.getPrototypeOf(object))]

const complain = new VirtualConsole()
// oxlint-disable-next-line no-console -- the tests' setup turns it into a failure
complain.on('jsdomError', (error) => console.error(error))

/** Opens the window of this process. */
export const openWindow = () => {
  const { window } = new JSDOM('<!doctype html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole: complain,
  })
  window.HTMLCanvasElement.prototype.getContext = () => null
  for (const name of taken) delete globalThis[name]

  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)')
  const kept = new Set([...language, ...ofNode, 'constructor'])
  for (const name of new Set(namesOf(window))) {
    if (kept.has(name)) continue
    const define = (property) =>
      Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...property })
    const replace = (value) => define({ value, writable: true })
    const value = window[name]
    if (value === window) replace(globalThis)
    else if (typeof value !== 'function') define({ get: () => window[name], set: replace })
    else replace(isClass(name) ? value : value.bind(window))
  }
  // React keeps a trace for tools of browsers where it finds them, a tenth of all time.
  for (const name of ['createTask', 'timeStamp']) delete globalThis.console[name]
  return window
}
