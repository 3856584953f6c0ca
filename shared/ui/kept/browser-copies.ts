import { createStore, del, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { DAY_MS } from '../../domain/days.ts'
import {
  isCopy,
  orNothing,
  type Copies,
  type CopiesAbout,
  type CopyPlace,
  type KeptCopy,
  type ParseCopy,
} from './kept-copy.ts'
import { amongPages, nameOfTab } from './leases.ts'

/** Nobody comes back for what is older. */
const KEPT_FOR = 30 * DAY_MS

let store: UseStore | undefined
const inStore = (): UseStore => (store ??= createStore('kursportal-drafts', 'copies'))

const SEPARATOR = '\n'
const keyOf = ({ userId, part, holder }: CopyPlace): string => `${userId}/${part}${SEPARATOR}${holder}`

/** The form a copy is of; undefined where it is about something else. A copy without a form is nobody's. */
const holderIn = (key: IDBValidKey, { userId, part }: CopiesAbout): string | undefined => {
  const [about, holder = ''] = typeof key === 'string' ? key.split(SEPARATOR) : []
  return about === `${userId}/${part}` ? holder : undefined
}

/** Writes into the store; what is not committed in the moment a page goes is lost. */
const write = (act: (copies: IDBObjectStore) => void): Promise<unknown> =>
  inStore()('readwrite', (copies) => {
    act(copies)
    copies.transaction.commit()
    return promisifyRequest(copies.transaction)
  })

const keepCopy = (place: CopyPlace, copy: KeptCopy<unknown>): Promise<void> =>
  orNothing(async () => {
    await write((copies) => copies.put({ ...copy, tab: nameOfTab() }, keyOf(place)))
  }, undefined)

const forgetCopy = (place: CopyPlace): Promise<void> =>
  orNothing(() => del(keyOf(place), inStore()), undefined)

type Found<Value> = { key: IDBValidKey; copy: KeptCopy<Value>; isOfTab: boolean }

/** What was kept of a part by forms that are not open any more: this tab's own first, then the newest. */
const freeCopies = async <Value>(
  { userId, part }: CopiesAbout,
  parse: ParseCopy<Value>,
  isOpen: (holder: string) => boolean,
): Promise<Found<Value>[]> => {
  const found: Found<Value>[] = []
  const tab = nameOfTab()
  for (const [key, copy] of await entries(inStore())) {
    const holder = holderIn(key, { userId, part })
    if (holder === undefined || isOpen(holder) || !isCopy(copy)) continue
    // What another version of this page may have left here is not trusted.
    const value = parse(copy.value)
    if (value !== undefined) found.push({ key, copy: { ...copy, value }, isOfTab: copy.tab === tab })
  }
  return found.toSorted(
    (one, other) =>
      Number(other.isOfTab) - Number(one.isOfTab) || Date.parse(other.copy.at) - Date.parse(one.copy.at),
  )
}

/** What a form keeps that is open in another tab stays there. */
const readCopy = <Value>(about: CopiesAbout, parse: ParseCopy<Value>): Promise<KeptCopy<Value> | null> =>
  orNothing(async () => {
    const [first] = await amongPages((isOpen) => freeCopies(about, parse, isOpen))
    return first?.copy ?? null
  }, null)

const takeCopy = <Value>(place: CopyPlace, parse: ParseCopy<Value>): Promise<KeptCopy<Value> | null> =>
  orNothing(
    () =>
      amongPages(async (isOpen) => {
        const [first] = await freeCopies(place, parse, (holder) => holder !== place.holder && isOpen(holder))
        if (!first) return null
        await write((copies) => {
          copies.delete(first.key)
          copies.put({ ...first.copy, tab: nameOfTab() }, keyOf(place))
        })
        return first.copy
      }),
    null,
  )

const deleteExpiredCopies = (now: Date): Promise<void> =>
  orNothing(async () => {
    for (const [key, copy] of await entries(inStore()))
      if (!isCopy(copy) || now.getTime() - Date.parse(copy.at) > KEPT_FOR) await del(key, inStore())
  }, undefined)

/** In this browser, for all its tabs, for thirty days. */
export const browserCopies: Copies = {
  keep: keepCopy,
  forget: forgetCopy,
  read: readCopy,
  take: takeCopy,
  expire: deleteExpiredCopies,
}
