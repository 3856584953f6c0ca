const refuse = (...names: readonly string[]): Record<string, () => never> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        throw new Error(`${name} would take away the page, which belongs to the frame`)
      },
    ]),
  )

/**
 * Puts something where remotes find it, or leaves it where it is, so that none can put another in its place.
 * @param owner such as `globalThis`
 */
export const pin = (owner: object, ways: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(ways))
    Object.defineProperty(owner, name, { value, writable: false, configurable: false })
}

/** Leaves some of what an object has as it is now. */
const keep = (owner: object, ...names: readonly string[]): void =>
  pin(owner, Object.fromEntries(names.map((name) => [name, Reflect.get(owner, name)])))

/**
 * What the frame and every remote need of the browser stays as it is: asking the platform, changing the address. A remote
 * that replaces one of these changes nothing, or fails in its own place; without this it would take everybody along.
 * Writing a document anew is refused, and so are the browser's own windows: they hold up everybody until they are answered.
 * Called before any remote runs.
 */
export const keepWays = (): void => {
  keep(globalThis, 'fetch', 'Promise', 'queueMicrotask')
  keep(history, 'pushState', 'replaceState', 'back', 'forward', 'go')
  // What every object would have of a sudden is found by every loop over keys, the frame's too.
  Object.preventExtensions(Object.prototype)
  pin(document, refuse('open', 'write', 'writeln'))
  pin(globalThis, refuse('alert', 'confirm', 'prompt'))
}
