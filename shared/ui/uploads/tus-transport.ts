import type { Transport } from './upload-types.ts'

/** Bytes of one request: small enough for proxies in between, large enough to waste little. */
const CHUNK = 16 * 1024 ** 2
/** Milliseconds before each further try after the line broke: about ten minutes in all, begun anew by every byte sent. */
const RETRIES = [0, 1000, 3000, 5000, 10_000, 20_000, ...Array.from({ length: 10 }, () => 60_000)]

/** The path of an address of ours: the page may be reached under another name than the server knows. */
const ownPath = (address: string): string => new URL(address, location.origin).pathname

/** Sends by the tus protocol, whose code is loaded with the first upload. */
export const tusTransport: Transport = async (file, address, resumes, events) => {
  const { Upload } = await import('tus-js-client')
  const url = ownPath(address)
  const upload = new Upload(file, {
    endpoint: url,
    ...(resumes && { uploadUrl: url }),
    metadata: { filename: file.name, filetype: file.type },
    chunkSize: CHUNK,
    retryDelays: RETRIES,
    storeFingerprintForResuming: false,
    onProgress: events.sent,
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0
      const isPassing = status === 0 || status >= 500 || status === 423 || status === 429 || status === 409
      if (isPassing) events.waiting()
      return isPassing
    },
    onSuccess: events.done,
    onError: (error) =>
      events.failed('originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0),
  })
  upload.start()
  return { stop: () => upload.abort(false) }
}
