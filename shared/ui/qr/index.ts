/** QR codes of addresses; alone, because few pages need them. */
export { QrCode } from './QrCode.tsx'
export { qrPicture } from './qr-picture.ts'
