/** The width a picture out of a film is taken in, in pixels; its height follows its shape. */
const FRAME_WIDTH = 1280

/**
 * The picture a film shows now, cut to 16:9 around its middle.
 * @returns undefined where the film shows none yet
 */
export const frameOf = async (film: HTMLVideoElement): Promise<Blob | undefined> => {
  const { videoWidth, videoHeight } = film
  if (videoWidth === 0 || videoHeight === 0) return undefined
  const width = Math.min(videoWidth, (videoHeight * 16) / 9)
  const height = (width * 9) / 16
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(FRAME_WIDTH, Math.round(width))
  canvas.height = Math.round((canvas.width * 9) / 16)
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2]
  brush.drawImage(film, left, top, width, height, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return picture ?? undefined
}
