import type { UploadChannel, UploadNews } from './upload-types.ts'

const kinds: readonly unknown[] = ['hello', 'uploads', 'server-change', 'command']

/** Whether something heard is of ours: only this module writes to the channel, in this or the release before. */
const isNews = (data: unknown): data is UploadNews =>
  typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(data.kind)

/** The line between the tabs of this browser; a browser without one leaves each tab to itself. */
export const tabChannel = (): UploadChannel => {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, listen: () => undefined }
  const channel = new BroadcastChannel('kursportal-uploads')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has no other
    post: (news) => channel.postMessage(news),
    listen: (heard) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) heard(data)
      })
    },
  }
}
