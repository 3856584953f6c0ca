import type { UploadEngine } from './upload-engine.ts'
import type {
  FileKeeper,
  KeptFile,
  RunningUpload,
  UploadChannel,
  UploadCommand,
  UploadNews,
} from './upload-types.ts'

type Parts = {
  engine: UploadEngine
  keeper: Pick<FileKeeper, 'keep' | 'forget'>
  channel: UploadChannel
  /** Calls back once this tab is the one that uploads. */
  leadOnce: (lead: () => void) => void
  /** Milliseconds between two words to the other tabs while bytes are sent. */
  tellEvery?: number
}

/**
 * The uploads of this browser, the same in all its tabs. One tab sends them; the others show what it tells and hand it
 * what is pressed. When it is closed or dies, another one takes up what is kept.
 */
export const createUploadHub = ({ engine, keeper, channel, leadOnce, tellEvery = 200 }: Parts) => {
  let userId: string | undefined
  let isLeading = false
  let asked = false
  let shown: ReadonlyMap<string, RunningUpload> = new Map()
  let telling: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const onServerChange = new Set<() => void>()

  const publish = (next: ReadonlyMap<string, RunningUpload>): void => {
    shown = next
    for (const listener of listeners) listener()
  }
  const hearServerChange = (): void => {
    for (const listener of onServerChange) listener()
  }
  const tell = (): void => {
    telling = undefined
    channel.post({ kind: 'uploads', uploads: [...shown.values()] })
  }

  const obey = (command: UploadCommand): Promise<void> | void => {
    if (command.act === 'start') return engine.start(command.kept)
    if (command.act === 'pause') return engine.pause(command.videoId)
    if (command.act === 'resume') return engine.resume(command.videoId)
    if (command.act === 'cancel') return engine.cancel(command.videoId)
    // It may have arrived before it was kept.
    return engine.has(command.videoId) ? undefined : keeper.forget(command.videoId)
  }
  const order = async (command: UploadCommand): Promise<void> => {
    if (isLeading) await obey(command)
    else channel.post({ kind: 'command', command })
  }

  engine.subscribe(() => {
    if (!isLeading) return
    publish(engine.snapshot())
    telling ??= setTimeout(tell, tellEvery)
  })
  engine.onServerChange(() => {
    hearServerChange()
    channel.post({ kind: 'server-change' })
  })
  channel.listen((news: UploadNews) => {
    if (news.kind === 'server-change') hearServerChange()
    else if (isLeading) {
      if (news.kind === 'hello') tell()
      if (news.kind === 'command') void Promise.resolve(obey(news.command)).catch(() => undefined)
    } else if (news.kind === 'uploads') {
      publish(new Map(news.uploads.map((upload) => [upload.videoId, upload])))
    }
  })

  /** Takes up what is kept; what the tab that uploaded before told last is no longer true. */
  const takeUp = async (): Promise<void> => {
    if (userId) await engine.restore(userId)
    publish(engine.snapshot())
    tell()
  }
  const lead = (): void => {
    isLeading = true
    void takeUp()
  }
  const use = (user: string | undefined): void => {
    if (user === userId) return
    userId = user
    if (isLeading) void engine.suspend().then(takeUp)
    if (!user || asked) return
    asked = true
    leadOnce(lead)
    channel.post({ kind: 'hello' })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => shown,
    /** Hears when the server knows something new of an upload: that it has begun, or has arrived completely. */
    onServerChange: (listener: () => void) => {
      onServerChange.add(listener)
      return () => onServerChange.delete(listener)
    },
    /** Says whose uploads these are; nobody's when nobody is logged in. Theirs go on then. */
    use,
    /** Begins to upload a film for a lecture; another upload of the same lecture makes way. */
    start: async (kept: KeptFile): Promise<void> => {
      use(kept.userId)
      if (!isLeading) publish(new Map(shown).set(kept.videoId, justBegun(kept)))
      await order({ act: 'start', kept })
      await keeper.keep(kept)
      await order({ act: 'kept', videoId: kept.videoId })
    },
    pause: (videoId: string) => order({ act: 'pause', videoId }),
    /** Goes on after a pause or a failure. */
    resume: (videoId: string) => order({ act: 'resume', videoId }),
    /** Gives the upload up; the server forgets what has arrived. */
    cancel: (videoId: string) => order({ act: 'cancel', videoId }),
  }
}

/** What a tab shows of its own file until the one that uploads says more. */
const justBegun = ({ videoId, file, place }: KeptFile): RunningUpload => ({
  videoId,
  fileName: file.name,
  bytes: file.size,
  sent: 0,
  state: 'starting',
  secondsLeft: null,
  place,
})

export type UploadHub = ReturnType<typeof createUploadHub>
