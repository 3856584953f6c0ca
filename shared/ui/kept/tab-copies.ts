import type { Copies, CopiesAbout, KeptCopy, ParseCopy } from './kept-copy.ts'

const keyOf = ({ userId, part }: CopiesAbout): string => `kursportal.kept/${userId}/${part}`

const isCopy = (value: unknown): value is KeptCopy<unknown> =>
  typeof value === 'object' && value !== null && 'value' in value && 'version' in value && 'at' in value

const orNothing = <Result>(act: () => Result, nothing: Result): Result => {
  try {
    return act()
  } catch {
    return nothing
  }
}

const read = <Value>(about: CopiesAbout, parse: ParseCopy<Value>): KeptCopy<Value> | null =>
  orNothing(() => {
    const copy: unknown = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? 'null')
    const value = isCopy(copy) ? parse(copy.value) : undefined
    return isCopy(copy) && value !== undefined ? { ...copy, value } : null
  }, null)

/**
 * In this tab alone, and gone with it: for what may tell about somebody's health on a computer that others use too. A part
 * has one copy here, that of the form written into last.
 */
export const tabCopies: Copies = {
  keep: (place, copy) =>
    Promise.resolve(orNothing(() => sessionStorage.setItem(keyOf(place), JSON.stringify(copy)), undefined)),
  forget: (place) => Promise.resolve(orNothing(() => sessionStorage.removeItem(keyOf(place)), undefined)),
  read: (about, parse) => Promise.resolve(read(about, parse)),
  take: (place, parse) => Promise.resolve(read(place, parse)),
  expire: () => Promise.resolve(),
}
