import { isFailure, type FailureCode } from '@kursportal/shared/client'
import type {
  Exclusively,
  FileKeeper,
  KeptFile,
  RequestLink,
  RunningUpload,
  Sending,
  Transport,
} from './upload-types.ts'

type Parts = {
  transport: Transport
  keeper: FileKeeper
  requestLink: RequestLink
  exclusively: Exclusively
}

type Entry = { kept: KeptFile; sending: Sending | undefined; release: () => void }

/**
 * The uploads of this browser. It lives as long as the page, whatever page of it is open, and takes up after a reload
 * what was not finished: the files are kept, and the server knows how much of each has arrived.
 */
export const createUploadStore = ({ transport, keeper, requestLink, exclusively }: Parts) => {
  let uploads: ReadonlyMap<string, RunningUpload> = new Map()
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const onServerChange = new Set<() => void>()

  const publish = (next: Map<string, RunningUpload>): void => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const tellServerChange = (): void => {
    for (const listener of onServerChange) listener()
  }
  const show = (videoId: string, change: Partial<RunningUpload>): void => {
    const known = uploads.get(videoId)
    if (known) publish(new Map(uploads).set(videoId, { ...known, ...change }))
  }
  const remove = (videoId: string): void => {
    const next = new Map(uploads)
    next.delete(videoId)
    entries.delete(videoId)
    publish(next)
  }
  const arrived = (videoId: string): void => {
    entries.get(videoId)?.release()
    remove(videoId)
    void keeper.forget(videoId)
    tellServerChange()
  }

  const send = async (entry: Entry): Promise<void> => {
    const { videoId, file } = entry.kept
    try {
      const { upload_url, resumes } = await requestLink(videoId, { name: file.name, size: file.size })
      tellServerChange()
      if (entries.get(videoId) !== entry || entry.kept.paused) return
      const sending = await transport(file, upload_url, resumes, {
        sent: (sent) => show(videoId, { sent, state: 'sending' }),
        waiting: () => show(videoId, { state: 'waiting' }),
        done: () => arrived(videoId),
        failed: () => fail(videoId, 'unavailable'),
      })
      entry.sending = sending
      if (entries.get(videoId) !== entry || entry.kept.paused) await sending.stop()
    } catch (error) {
      fail(videoId, isFailure(error) ? error.code : 'internal_error')
    }
  }
  const fail = (videoId: string, problem: FailureCode): void => {
    entries.get(videoId)?.release()
    show(videoId, { state: 'failed', problem })
  }

  /** Sends while no other tab does; the lock is held until the upload ends one way or the other. */
  const run = async (entry: Entry): Promise<void> => {
    const { videoId } = entry.kept
    const isOurs = await exclusively(videoId, async () => {
      const ended = new Promise<void>((resolve) => {
        entry.release = resolve
      })
      await send(entry)
      await ended
    })
    if (!isOurs) show(videoId, { state: 'busy' })
  }

  const begin = (kept: KeptFile): void => {
    const { videoId, file, paused } = kept
    const entry: Entry = { kept, sending: undefined, release: () => undefined }
    entries.set(videoId, entry)
    publish(
      new Map(uploads).set(videoId, {
        videoId,
        fileName: file.name,
        bytes: file.size,
        sent: 0,
        state: paused ? 'paused' : 'starting',
      }),
    )
    if (!paused) void run(entry)
  }

  const halt = async (videoId: string): Promise<void> => {
    const entry = entries.get(videoId)
    await entry?.sending?.stop()
    entry?.release()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => uploads,
    /** Hears when the server knows something new of an upload: that it has begun, or has arrived completely. */
    onServerChange: (listener: () => void) => {
      onServerChange.add(listener)
      return () => onServerChange.delete(listener)
    },
    /** Begins to upload a film for a lecture; another upload of the same lecture makes way. */
    start: async (userId: string, videoId: string, file: File): Promise<void> => {
      await halt(videoId)
      const kept: KeptFile = { userId, videoId, file, paused: false }
      begin(kept)
      await keeper.keep(kept)
      // It may have arrived before it was kept.
      if (!entries.has(videoId)) await keeper.forget(videoId)
    },
    pause: async (videoId: string): Promise<void> => {
      const entry = entries.get(videoId)
      if (!entry) return
      entry.kept = { ...entry.kept, paused: true }
      show(videoId, { state: 'paused' })
      await halt(videoId)
      await keeper.keep(entry.kept)
    },
    /** Goes on after a pause or a failure. */
    resume: async (videoId: string): Promise<void> => {
      const entry = entries.get(videoId)
      if (!entry) return
      const { sent } = uploads.get(videoId) ?? { sent: 0 }
      begin({ ...entry.kept, paused: false })
      show(videoId, { sent })
      await keeper.keep({ ...entry.kept, paused: false })
    },
    /** Gives the upload up; the server forgets what has arrived. */
    cancel: async (videoId: string): Promise<void> => {
      const entry = entries.get(videoId)
      remove(videoId)
      await keeper.forget(videoId)
      try {
        if (entry?.sending) await entry.sending.cancel()
      } finally {
        entry?.release()
      }
    },
    /** Takes up what a person's earlier visits to this browser did not finish. */
    restore: async (userId: string): Promise<void> => {
      for (const kept of await keeper.all(userId)) if (!entries.has(kept.videoId)) begin(kept)
    },
  }
}

/** The uploads of this browser and what can be done with them. */
export type UploadStore = ReturnType<typeof createUploadStore>
