/**
 * A thing that is dear to make, made when it is first asked for and kept. Formatters of `Intl` load the rules of a
 * language, milliseconds each, which a page's first view must not wait for.
 */
export const once = <T extends object | number>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
