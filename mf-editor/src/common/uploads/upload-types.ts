import type { FailureCode } from '@kursportal/shared/client'

/** An upload of this browser on its way. Sizes in bytes. */
export type RunningUpload = {
  videoId: string
  fileName: string
  bytes: number
  sent: number
  /** waiting: the line is broken, it goes on by itself; busy: another tab sends the same file. */
  state: 'starting' | 'sending' | 'waiting' | 'paused' | 'failed' | 'busy'
  /** Why it failed. */
  problem?: FailureCode
}

/** A file kept in the browser so that its upload outlives the page. */
export type KeptFile = { videoId: string; userId: string; file: File; paused: boolean }

/** Where such files are kept; every method resolves, also where the browser keeps nothing. */
export type FileKeeper = {
  keep: (kept: KeptFile) => Promise<void>
  forget: (videoId: string) => Promise<void>
  all: (userId: string) => Promise<KeptFile[]>
}

/** What a transport reports about the bytes it sends. */
export type TransportEvents = {
  sent: (bytes: number) => void
  waiting: () => void
  done: () => void
  failed: () => void
}

/** One upload being sent. */
export type Sending = {
  /** Stops sending; what has arrived stays. */
  stop: () => Promise<void>
  /** Stops and has the server forget it. */
  cancel: () => Promise<void>
}

/** Sends a file to a tus address, from where the server has it. */
export type Transport = (
  file: File,
  address: string,
  resumes: boolean,
  events: TransportEvents,
) => Promise<Sending>

/** Asks the server where to send a file. */
export type RequestLink = (
  videoId: string,
  file: { name: string; size: number },
) => Promise<{ upload_url: string; resumes: boolean }>

/**
 * Runs something only while no other tab does it for the same lecture; gives false when one does. The lock is held
 * until the returned promise of `act` is settled.
 */
export type Exclusively = (videoId: string, act: () => Promise<void>) => Promise<boolean>
