/** The films this browser uploads: one queue for all its tabs and pages. */
export { uploads } from './uploads.ts'
export { useUpload, useUploads } from './useUploads.ts'
export { useUploadWords } from './upload-words.ts'
export type { RunningUpload, UploadPlace } from './upload-types.ts'
