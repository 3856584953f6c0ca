import { renderSVG } from 'uqr'

/** An address as a QR code, as the source of a picture; with a quiet border of so many modules. */
export const qrPicture = (address: string, border = 2): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border }))}`
