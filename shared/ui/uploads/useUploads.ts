import { useSyncExternalStore } from 'react'
import type { RunningUpload } from './upload-types.ts'
import { uploads } from './uploads.ts'

/** The uploads of this browser by lecture, whichever tab sends them. */
export const useUploads = (): ReadonlyMap<string, RunningUpload> =>
  useSyncExternalStore(uploads.subscribe, uploads.snapshot)

/** The upload of a lecture in this browser, if there is one. */
export const useUpload = (videoId: string): RunningUpload | undefined => useUploads().get(videoId)
