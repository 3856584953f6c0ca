import { createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval'

/** Something typed that the server does not have yet. */
export type KeptCopy<Value> = {
  value: Value
  /** The version it was written over. */
  version: string
  /** When, ISO 8601. */
  at: string
}

/** Nobody comes back for what is older. */
const KEPT_FOR = 30 * 86_400_000

let store: UseStore | undefined
const inStore = (): UseStore => (store ??= createStore('kursportal-drafts', 'copies'))

/** Where nothing can be kept (private window, full disk) one writes all the same; only the server saves then. */
const orNothing = async <Result>(act: () => Promise<Result>, nothing: Result): Promise<Result> => {
  try {
    return await act()
  } catch {
    return nothing
  }
}

const keyOf = (userId: string, part: string): string => `${userId}/${part}`

const isCopy = (value: unknown): value is KeptCopy<unknown> =>
  typeof value === 'object' && value !== null && 'value' in value && 'version' in value && 'at' in value

/** Keeps what somebody typed into a part until `forgetCopy`. */
export const keepCopy = (userId: string, part: string, copy: KeptCopy<unknown>): Promise<void> =>
  orNothing(
    () =>
      inStore()('readwrite', (copies) => {
        copies.put(copy, keyOf(userId, part))
        // A page that goes in this moment hears of nothing any more: what is not committed by then is lost.
        copies.transaction.commit()
        return promisifyRequest(copies.transaction)
      }),
    undefined,
  )

/** The server has it, or it was given up. */
export const forgetCopy = (userId: string, part: string): Promise<void> =>
  orNothing(() => del(keyOf(userId, part), inStore()), undefined)

/** What was kept of a part and is of the kind one expects; null where nothing is. */
export const readCopy = <Value>(
  userId: string,
  part: string,
  parse: (value: unknown) => Value | undefined,
): Promise<KeptCopy<Value> | null> =>
  orNothing(async () => {
    const copy: unknown = await get(keyOf(userId, part), inStore())
    // What another version of this page may have left here is not trusted.
    const value = isCopy(copy) ? parse(copy.value) : undefined
    return isCopy(copy) && value !== undefined ? { ...copy, value } : null
  }, null)

/** Lets go of what nobody came back for. */
export const deleteExpiredCopies = (now: Date): Promise<void> =>
  orNothing(async () => {
    for (const [key, copy] of await entries(inStore()))
      if (!isCopy(copy) || now.getTime() - Date.parse(copy.at) > KEPT_FOR) await del(key, inStore())
  }, undefined)
