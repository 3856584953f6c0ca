/** Widths in pixels the server keeps a picture in. */
export type ImageWidth = 160 | 320 | 640 | 1280 | 1920

/** Address of a stored picture, at least this many pixels wide; undefined when there is none. */
export const imageAddress = (id: string | null | undefined, width: ImageWidth): string | undefined =>
  id ? `/api/image?id=${id}&width=${width}` : undefined
