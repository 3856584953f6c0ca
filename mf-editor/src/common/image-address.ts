/** The address of a picture in a width in pixels; `undefined` where there is none. */
export const imageAddress = (imageId: string | null | undefined, width: number): string | undefined =>
  imageId ? `/api/image?id=${imageId}&width=${width}` : undefined
