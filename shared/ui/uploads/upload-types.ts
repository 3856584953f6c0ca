import type { FailureCode } from '../../client/api-failure.ts'

/** Where a film is uploaded to, for whoever follows it from another page. */
export type UploadPlace = { courseId: string; courseTitle: string; lectureTitle: string }

/** An upload of this browser on its way. Sizes in bytes. */
export type RunningUpload = {
  videoId: string
  fileName: string
  bytes: number
  sent: number
  /** queued: others are sent first; waiting: the line is broken, it goes on by itself. */
  state: 'queued' | 'starting' | 'sending' | 'waiting' | 'paused' | 'failed'
  /** Why it failed. */
  problem?: FailureCode | undefined
  /** As fast as it went lately; null while that is not known. */
  secondsLeft: number | null
  place: UploadPlace
}

/** A file kept in the browser so that its upload outlives the page. */
export type KeptFile = { videoId: string; userId: string; file: File; place: UploadPlace }

/** How far the upload of a kept file is; noted apart from the file, which may be gigabytes. */
export type KeptState = {
  videoId: string
  paused: boolean
  sent: number
  /** What the server calls it, once it does. */
  uploadId: string | null
}

/** Where such files are kept; every method resolves, also where the browser keeps nothing. */
export type FileKeeper = {
  keep: (kept: KeptFile) => Promise<void>
  note: (state: KeptState) => Promise<void>
  forget: (videoId: string) => Promise<void>
  all: (userId: string) => Promise<{ kept: KeptFile; state: KeptState }[]>
}

/** What a transport reports about the bytes it sends. */
export type TransportEvents = {
  sent: (bytes: number) => void
  waiting: () => void
  done: () => void
  /** @param status of the answer that refused it; 0 for none */
  failed: (status: number) => void
}

/** One upload being sent; `stop` leaves what has arrived. */
export type Sending = { stop: () => Promise<void> }

/** Sends a file to a tus address, from where the server has it. */
export type Transport = (
  file: File,
  address: string,
  resumes: boolean,
  events: TransportEvents,
) => Promise<Sending>

/** What the server says of an upload: where to send it, or that nothing is left to send. */
export type UploadLink = {
  upload_url: string
  video_upload_id: string
  resumes: boolean
  complete: boolean
}

/** The calls an upload makes. */
export type UploadServer = {
  /** @throws ApiFailure `not_found` once the upload was given up or its lecture deleted */
  requestLink: (
    videoId: string,
    file: { name: string; size: number; fingerprint: string; uploadId: string | null },
  ) => Promise<UploadLink>
  giveUp: (uploadId: string) => Promise<unknown>
}

/** What one tab asks of the one that uploads. */
export type UploadCommand =
  | { act: 'start'; kept: KeptFile }
  | { act: 'kept' | 'pause' | 'resume' | 'cancel'; videoId: string }

/** What the tabs of a browser tell each other about its uploads. */
export type UploadNews =
  | { kind: 'hello' }
  | { kind: 'uploads'; uploads: readonly RunningUpload[] }
  | { kind: 'server-change' }
  | { kind: 'command'; command: UploadCommand }

/** The line between the tabs; what one posts all others hear. */
export type UploadChannel = {
  post: (news: UploadNews) => void
  listen: (heard: (news: UploadNews) => void) => void
}
