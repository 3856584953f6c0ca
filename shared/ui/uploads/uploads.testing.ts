import type { ApiFailure } from '../../client/api-failure.ts'
import type {
  FileKeeper,
  KeptFile,
  KeptState,
  Transport,
  TransportEvents,
  UploadServer,
} from './upload-types.ts'

/** Files, a server and a line that do what a test of this folder says. */

export const film = (name: string, bytes = 1000): File => new File([new Uint8Array(bytes)], name)

export const keptOf = (videoId: string): KeptFile => ({
  videoId,
  userId: 'u1',
  file: film(`${videoId}.mp4`),
  place: { courseId: 'c1', courseTitle: 'Rücken', lectureTitle: videoId },
})

/** Lets everything that waits for nothing but promises happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export const uploadWorld = (files: readonly KeptFile[] = [], noted: readonly KeptState[] = []) => {
  const kept = new Map(files.map((one) => [one.videoId, one]))
  const states = new Map(noted.map((one) => [one.videoId, one]))
  const log: string[] = []
  const lines = new Map<string, TransportEvents>()
  const begun = new Set<string>()
  const complete = new Set<string>()
  const world: { refusal: ApiFailure | undefined } = { refusal: undefined }
  const keeper: FileKeeper = {
    keep: (one) => Promise.resolve(void kept.set(one.videoId, one)),
    note: (state) => Promise.resolve(void states.set(state.videoId, state)),
    forget: (videoId) => {
      kept.delete(videoId)
      states.delete(videoId)
      return Promise.resolve()
    },
    all: (userId) =>
      Promise.resolve(
        [...kept.values()]
          .filter((one) => one.userId === userId)
          .map((one) => ({
            kept: one,
            state: states.get(one.videoId) ?? {
              videoId: one.videoId,
              paused: false,
              sent: 0,
              uploadId: null,
            },
          })),
      ),
  }
  const transport: Transport = (file, address, resumes, given) => {
    log.push(`${resumes ? 'resume' : 'begin'} ${file.name}`)
    lines.set(address, given)
    return Promise.resolve({ stop: () => Promise.resolve(void log.push(`stop ${file.name}`)) })
  }
  const server: UploadServer = {
    requestLink: (videoId, { uploadId }) => {
      log.push(`link ${videoId} ${uploadId}`)
      if (world.refusal) return Promise.reject(world.refusal)
      const resumes = begun.has(videoId)
      begun.add(videoId)
      return Promise.resolve({
        upload_url: videoId,
        video_upload_id: `up-${videoId}`,
        resumes,
        complete: complete.has(videoId),
      })
    },
    giveUp: (uploadId) => Promise.resolve(void log.push(`give up ${uploadId}`)),
  }
  return Object.assign(world, {
    keeper,
    transport,
    server,
    kept,
    states,
    log,
    begun,
    complete,
    refuse: (failure: ApiFailure) => {
      world.refusal = failure
    },
    events: (videoId: string): TransportEvents => {
      const events = lines.get(videoId)
      if (!events) throw new Error(`${videoId} is not being sent`)
      return events
    },
  })
}
