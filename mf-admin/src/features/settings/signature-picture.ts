/** What a signature may be as a data address, in characters (contract: Signature). */
const MOST = 200_000
/** Pixels across that are tried, the sharpest first. */
const WIDTHS = [900, 600, 400, 250]

/**
 * A picture of a signature, such as a photo or a scan, as the PNG that is stored: on white, as sharp as may be kept.
 * @throws Error when the file is no picture
 */
export const signaturePng = async (file: Blob): Promise<string> => {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    for (const width of WIDTHS) {
      const png = drawn(image, Math.min(width, image.naturalWidth))
      if (png.length <= MOST) return png
    }
    throw new Error('the picture is too large to be kept')
  } finally {
    URL.revokeObjectURL(address)
  }
}

const drawn = (image: HTMLImageElement, width: number): string => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.max(1, Math.round((image.naturalHeight * width) / Math.max(1, image.naturalWidth)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
