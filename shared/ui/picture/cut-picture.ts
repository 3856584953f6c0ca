/** A part of a picture in its own pixels. */
export type Cut = { x: number; y: number; width: number; height: number }

/** The longer side of what is sent, in pixels; larger ones are never shown. */
const LONGEST_SIDE = 1600

/**
 * How large a part is drawn, in pixels: as it is, or made smaller until it fits, never larger than it was.
 * @param longest the longer side at most
 */
export const drawnSize = (cut: Cut, longest = LONGEST_SIDE): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(cut.width, cut.height, 1))
  const side = (length: number): number => Math.max(1, Math.round(length * scale))
  return { width: side(cut.width), height: side(cut.height) }
}

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/**
 * Cuts a part out of a picture and gives it as a JPEG.
 * @param address where the browser finds the picture, such as an object URL
 * @throws when the picture cannot be decoded or drawn
 */
export const cutPicture = async (address: string, cut: Cut): Promise<Blob> => {
  const image = await loaded(address)
  const { width, height } = drawnSize(cut)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  // A JPEG has no transparency; what is clear becomes paper.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      'image/jpeg',
      0.9,
    )
  })
}
