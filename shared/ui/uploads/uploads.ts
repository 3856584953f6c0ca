import { call } from '../../client/call.ts'
import { keptFiles } from './kept-files.ts'
import { leadOnce } from './leading.ts'
import { tabChannel } from './tab-channel.ts'
import { tusTransport } from './tus-transport.ts'
import { createUploadEngine } from './upload-engine.ts'
import { createUploadHub } from './upload-hub.ts'

/** The uploads of this browser, going on whatever page is open. */
export const uploads = createUploadHub({
  engine: createUploadEngine({
    transport: tusTransport,
    keeper: keptFiles,
    server: {
      requestLink: (videoId, { name, size, fingerprint, uploadId }) =>
        call('PUT /video/upload-link', {
          query: { 'video-id': videoId },
          body: {
            file_name: name.slice(0, 255),
            bytes: size,
            fingerprint,
            ...(uploadId && { video_upload_id: uploadId }),
          },
        }),
      giveUp: (uploadId) => call('DELETE /video/upload', { query: { 'video-upload-id': uploadId } }),
    },
  }),
  keeper: keptFiles,
  channel: tabChannel(),
  leadOnce,
})
