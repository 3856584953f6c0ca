import { saveFile } from '@kursportal/shared/ui/data-table'
import { qrPicture } from '@kursportal/shared/ui/qr'

/** Wide enough for a poster. */
const SIZE = 1200

/** The QR code of an address as a picture of points. */
const qrPng = async (address: string): Promise<Blob> => {
  const picture = new Image(SIZE, SIZE)
  picture.src = qrPicture(address)
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  canvas.getContext('2d')?.drawImage(picture, 0, 0, SIZE, SIZE)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Saves the QR code of an address as PNG under a name. */
export const saveQrPng = async (address: string, name: string): Promise<void> =>
  saveFile(name, await qrPng(address))
