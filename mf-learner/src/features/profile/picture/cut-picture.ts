/** A part of a picture in its own pixels. */
export type Cut = { x: number; y: number; width: number; height: number }

/** The side of the square that is sent, in pixels; a larger one is never shown. */
const LARGEST_SIDE = 1280

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/**
 * Cuts a square out of a picture and gives it as a JPEG.
 * @param address where the browser finds the picture, such as an object URL
 * @throws when the picture cannot be decoded or drawn
 */
export const cutPicture = async (address: string, cut: Cut): Promise<Blob> => {
  const image = await loaded(address)
  const side = Math.max(1, Math.min(LARGEST_SIDE, Math.round(cut.width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  // A JPEG has no transparency; what is clear becomes paper.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      'image/jpeg',
      0.9,
    )
  })
}
