import { call } from '@kursportal/shared/client'
import { exclusively } from './exclusively.ts'
import { keptFiles } from './kept-files.ts'
import { tusTransport } from './tus-transport.ts'
import { createUploadStore } from './upload-store.ts'

/** The uploads of this browser; one for all pages of this remote, going on while others are open. */
export const uploads = createUploadStore({
  transport: tusTransport,
  keeper: keptFiles,
  exclusively,
  requestLink: (videoId, { name, size }) =>
    call('PUT /video/upload-link', {
      query: { 'video-id': videoId },
      body: { file_name: name.slice(0, 255), bytes: size },
    }),
})
