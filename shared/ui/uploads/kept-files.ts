import { createStore, del, set, values, type UseStore } from 'idb-keyval'
import type { FileKeeper, KeptFile, KeptState, UploadPlace } from './upload-types.ts'

/** The files may be gigabytes and are written once; how far each is stands apart. A library's store is a database. */
const files = createStore('kursportal-upload-files', 'files')
const states = createStore('kursportal-upload-states', 'states')

/** Where nothing can be kept (private window, full disk) the upload runs all the same; it only ends with the page. */
const orNothing = async <Result>(act: () => Promise<Result>, nothing: Result): Promise<Result> => {
  try {
    return await act()
  } catch {
    return nothing
  }
}

/** What another version of this page may have left here is not trusted. */
const isKeptFile = (value: unknown): value is Omit<KeptFile, 'place'> & Partial<KeptFile> =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'videoId' in value &&
  typeof value.videoId === 'string' &&
  'userId' in value

/** Of a file kept before places were. */
const NOWHERE: UploadPlace = { courseId: '', courseTitle: '', lectureTitle: '' }

const isKeptState = (value: unknown): value is KeptState =>
  typeof value === 'object' && value !== null && 'videoId' in value && 'paused' in value && 'sent' in value

const write = (kept: KeptFile | KeptState, store: UseStore): Promise<void> =>
  orNothing(() => set(kept.videoId, kept, store), undefined)

/** Keeps files in the browser's IndexedDB. */
export const keptFiles: FileKeeper = {
  keep: (kept) => write(kept, files),
  note: (state) => write(state, states),
  forget: async (videoId) => {
    for (const store of [files, states]) await orNothing(() => del(videoId, store), undefined)
  },
  all: (userId) =>
    orNothing(async () => {
      const kept: unknown[] = await values(files)
      const noted: unknown[] = await values(states)
      const known = new Map(noted.filter(isKeptState).map((state) => [state.videoId, state]))
      return kept
        .filter(isKeptFile)
        .filter((one) => one.userId === userId)
        .map((one) => ({
          kept: { place: NOWHERE, ...one },
          state: known.get(one.videoId) ?? { videoId: one.videoId, paused: false, sent: 0, uploadId: null },
        }))
    }, []),
}
