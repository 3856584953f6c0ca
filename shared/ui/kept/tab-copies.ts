import {
  isCopy,
  orNothing,
  type Copies,
  type CopiesAbout,
  type KeptCopy,
  type ParseCopy,
} from './kept-copy.ts'

const keyOf = ({ userId, part }: CopiesAbout): string => `kursportal.kept/${userId}/${part}`

const read = <Value>(about: CopiesAbout, parse: ParseCopy<Value>): Promise<KeptCopy<Value> | null> =>
  orNothing(async () => {
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
    orNothing(async () => sessionStorage.setItem(keyOf(place), JSON.stringify(copy)), undefined),
  forget: (place) => orNothing(async () => sessionStorage.removeItem(keyOf(place)), undefined),
  read,
  take: read,
  expire: () => Promise.resolve(),
}
