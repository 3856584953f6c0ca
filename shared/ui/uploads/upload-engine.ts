import { isFailure, type FailureCode } from '../../client/api-failure.ts'
import { createPace, type Pace } from './time-left.ts'
import type {
  FileKeeper,
  KeptFile,
  KeptState,
  RunningUpload,
  Sending,
  Transport,
  UploadServer,
} from './upload-types.ts'

type Parts = { transport: Transport; keeper: FileKeeper; server: UploadServer }

type Entry = {
  kept: KeptFile
  state: KeptState
  sending: Sending | undefined
  pace: Pace
  /** The server was asked anew after it refused the address. */
  askedAnew: boolean
  /** Whoever uploads wants it no more. */
  givenUp: boolean
  notedAt: number
}

/** So many are sent at once; more would only make each slower. */
const AT_ONCE = 2
/** Milliseconds after which a server that could not be reached is asked again. */
const ASK_AGAIN = 10_000
/** How often it is noted how far an upload is, in milliseconds. */
const NOTE_EVERY = 5000

/** By what the server knows the same file when it comes again. */
const fingerprintOf = ({ name, size, lastModified }: File): string =>
  `${name.slice(0, 255)} ${size} ${lastModified}`

/**
 * Sends the files of one person, a few at a time. What it is told is kept in the browser, so that another page can go
 * on with it; the server knows how much of each has arrived, which have arrived completely, and which nobody wants any
 * more.
 */
export const createUploadEngine = ({ transport, keeper, server }: Parts) => {
  let uploads: ReadonlyMap<string, RunningUpload> = new Map()
  const entries = new Map<string, Entry>()
  const active = new Set<string>()
  const listeners = new Set<() => void>()
  const onServerChange = new Set<() => void>()

  const publish = (next: ReadonlyMap<string, RunningUpload>): void => {
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
  const isCurrent = (entry: Entry): boolean => entries.get(entry.kept.videoId) === entry
  const note = (entry: Entry, change: Partial<KeptState>): void => {
    entry.state = { ...entry.state, ...change }
    entry.notedAt = Date.now()
    void keeper.note(entry.state)
  }
  const remove = (videoId: string): void => {
    entries.delete(videoId)
    active.delete(videoId)
    const next = new Map(uploads)
    next.delete(videoId)
    publish(next)
  }
  /** It has arrived, or nobody wants it: the browser forgets the file. */
  const end = (videoId: string): void => {
    remove(videoId)
    void keeper.forget(videoId)
    tellServerChange()
    pump()
  }
  const fail = (entry: Entry, problem: FailureCode): void => {
    if (!isCurrent(entry)) return
    active.delete(entry.kept.videoId)
    show(entry.kept.videoId, { state: 'failed', problem, secondsLeft: null })
    pump()
  }
  const askLater = (entry: Entry): void => {
    show(entry.kept.videoId, { state: 'waiting', secondsLeft: null })
    setTimeout(() => {
      if (isCurrent(entry) && uploads.get(entry.kept.videoId)?.state === 'waiting') void send(entry)
    }, ASK_AGAIN)
  }

  const eventsOf = (entry: Entry) => {
    const { videoId, file } = entry.kept
    return {
      sent: (sent: number) => {
        if (!isCurrent(entry) || entry.state.paused) return
        show(videoId, { sent, state: 'sending', secondsLeft: entry.pace.secondsLeft(sent, file.size) })
        if (Date.now() - entry.notedAt > NOTE_EVERY) note(entry, { sent })
      },
      waiting: () => {
        entry.pace.reset()
        if (isCurrent(entry)) show(videoId, { state: 'waiting', secondsLeft: null })
      },
      done: () => {
        if (isCurrent(entry)) end(videoId)
      },
      failed: (status: number) => {
        if (!isCurrent(entry)) return
        if (status === 507) fail(entry, 'video_quota_used_up')
        else if (status === 413) fail(entry, 'payload_too_large')
        else if ([403, 404, 410].includes(status) && !entry.askedAnew) {
          // The address has run out, or what it belonged to is gone: the server says which.
          entry.askedAnew = true
          void send(entry)
        } else fail(entry, 'unavailable')
      },
    }
  }

  /** The server forgets what has arrived. */
  const giveUp = async (uploadId: string): Promise<void> => {
    await server.giveUp(uploadId).catch((error: unknown) => {
      if (!isFailure(error, 'not_found')) throw error
    })
    tellServerChange()
  }

  const send = async (entry: Entry): Promise<void> => {
    const { videoId, file } = entry.kept
    try {
      show(videoId, { state: 'starting' })
      const link = await server.requestLink(videoId, {
        name: file.name,
        size: file.size,
        fingerprint: fingerprintOf(file),
        uploadId: entry.state.uploadId,
      })
      if (!isCurrent(entry)) {
        // Given up before the server had said its id. Where the lecture has another upload by now, that one replaced it.
        if (entry.givenUp && !link.complete && !entries.has(videoId)) await giveUp(link.video_upload_id)
        return
      }
      if (link.complete) return end(videoId)
      note(entry, { uploadId: link.video_upload_id })
      tellServerChange()
      if (entry.state.paused) return
      const sending = await transport(file, link.upload_url, link.resumes, eventsOf(entry))
      entry.sending = sending
      if (!isCurrent(entry) || entry.state.paused) await sending.stop()
    } catch (error) {
      if (!isCurrent(entry)) return
      const problem = isFailure(error) ? error.code : 'internal_error'
      if (problem === 'not_found') end(videoId)
      else if (problem === 'network') askLater(entry)
      else fail(entry, problem)
    }
  }

  /** Lets the next ones begin as soon as there is room. */
  const pump = (): void => {
    for (const [videoId, entry] of entries) {
      if (active.size >= AT_ONCE) return
      if (active.has(videoId) || uploads.get(videoId)?.state !== 'queued') continue
      active.add(videoId)
      void send(entry)
    }
  }

  const halt = async (videoId: string): Promise<void> => {
    active.delete(videoId)
    await entries.get(videoId)?.sending?.stop()
    pump()
  }

  const begin = (kept: KeptFile, state: KeptState): void => {
    const { videoId, file, place } = kept
    entries.set(videoId, {
      kept,
      state,
      sending: undefined,
      pace: createPace(),
      askedAnew: false,
      givenUp: false,
      notedAt: 0,
    })
    const shown: RunningUpload = {
      videoId,
      fileName: file.name,
      bytes: file.size,
      sent: state.sent,
      state: state.paused ? 'paused' : 'queued',
      secondsLeft: null,
      place,
    }
    publish(new Map(uploads).set(videoId, shown))
    pump()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => uploads,
    has: (videoId: string): boolean => entries.has(videoId),
    /** Hears when the server knows something new of an upload: that it has begun, or has arrived completely. */
    onServerChange: (listener: () => void) => {
      onServerChange.add(listener)
      return () => onServerChange.delete(listener)
    },
    /** Begins to upload a film for a lecture; another upload of the same lecture makes way. */
    start: async (kept: KeptFile): Promise<void> => {
      const { videoId } = kept
      await halt(videoId)
      const state: KeptState = { videoId, paused: false, sent: 0, uploadId: null }
      void keeper.note(state)
      begin(kept, state)
    },
    pause: async (videoId: string): Promise<void> => {
      const entry = entries.get(videoId)
      if (!entry) return
      note(entry, { paused: true, sent: uploads.get(videoId)?.sent ?? 0 })
      show(videoId, { state: 'paused', secondsLeft: null })
      await halt(videoId)
    },
    /** Goes on after a pause or a failure. */
    resume: (videoId: string): void => {
      const entry = entries.get(videoId)
      if (!entry) return
      const state = { ...entry.state, paused: false, sent: uploads.get(videoId)?.sent ?? 0 }
      void keeper.note(state)
      begin(entry.kept, state)
    },
    /** Gives the upload up; the server forgets what has arrived. */
    cancel: async (videoId: string): Promise<void> => {
      const entry = entries.get(videoId)
      if (!entry) return
      entry.givenUp = true
      const stopped = halt(videoId)
      const { uploadId } = entry.state
      remove(videoId)
      await Promise.all([stopped, keeper.forget(videoId)])
      await (uploadId ? giveUp(uploadId) : tellServerChange())
    },
    /** Takes up what a person's earlier visits to this browser did not finish. */
    restore: async (userId: string): Promise<void> => {
      for (const { kept, state } of await keeper.all(userId)) {
        if (!entries.has(kept.videoId)) begin(kept, state)
      }
    },
    /** Stops sending everything; what is kept stays kept, for whoever comes back. */
    suspend: async (): Promise<void> => {
      const stopped = [...entries.values()].flatMap(({ sending }) => (sending ? [sending.stop()] : []))
      entries.clear()
      active.clear()
      publish(new Map())
      await Promise.all(stopped)
    },
  }
}

export type UploadEngine = ReturnType<typeof createUploadEngine>
