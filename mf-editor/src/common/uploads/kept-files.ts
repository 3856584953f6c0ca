import type { FileKeeper, KeptFile } from './upload-types.ts'

const DATABASE = 'kursportal-uploads'
const STORE = 'files'

const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'videoId' }),
  )
  return finished(request)
}

const inStore = async <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const settled = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    })
    const result = await finished(act(transaction.objectStore(STORE)))
    await settled
    return result
  } finally {
    database.close()
  }
}

/** Where nothing can be kept (private window, full disk) the upload runs all the same; it only ends with the page. */
const orNothing = async <Result>(act: () => Promise<Result>, nothing: Result): Promise<Result> => {
  try {
    return await act()
  } catch {
    return nothing
  }
}

/** What another version of this page may have left here is not trusted. */
const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'videoId' in value &&
  typeof value.videoId === 'string' &&
  'userId' in value &&
  'paused' in value

/** Keeps files in the browser's IndexedDB. */
export const keptFiles: FileKeeper = {
  keep: (kept) =>
    orNothing(async () => {
      await inStore('readwrite', (store) => store.put(kept))
    }, undefined),
  forget: (videoId) =>
    orNothing(async () => {
      await inStore('readwrite', (store) => store.delete(videoId))
    }, undefined),
  all: (userId) =>
    orNothing(async () => {
      const all: unknown[] = await inStore('readonly', (store) => store.getAll())
      return all.filter(isKeptFile).filter((kept) => kept.userId === userId)
    }, []),
}
