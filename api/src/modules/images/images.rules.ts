import { imageWidths } from '@kursportal/shared/contract'

/** The widest a picture is kept in. */
export const FULL_WIDTH = 2560

/** The part of a picture to keep, in pixels. */
export type Crop = { left: number; top: number; width: number; height: number }

/** Width to height of the header `Aspect-Ratio` (`16x9`), or null when it says nothing sensible. */
export const readAspectRatio = (header: string): number | null => {
  const [, over, under] = /^(\d{1,4})x(\d{1,4})$/.exec(header.trim()) ?? []
  const ratio = Number(over) / Number(under)
  return ratio >= 0.1 && ratio <= 10 ? ratio : null
}

/** The largest centred part with a ratio of width to height. */
export const centreCrop = (size: { width: number; height: number }, ratio: number): Crop => {
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)))
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)))
  return {
    left: Math.floor((size.width - width) / 2),
    top: Math.floor((size.height - height) / 2),
    width,
    height,
  }
}

/** The widths a picture is stored in: the usual ones below its own, and its own. */
export const storedWidths = (ownWidth: number): number[] => {
  const own = Math.min(ownWidth, FULL_WIDTH)
  return [...imageWidths.filter((width) => width < own), own]
}

/** The smallest stored width that covers the wanted one; the largest when none is wanted. */
export const widthFor = (ownWidth: number, wanted: number | undefined): number => {
  const stored = storedWidths(ownWidth)
  const largest = Math.max(...stored)
  return wanted === undefined ? largest : (stored.find((width) => width >= wanted) ?? largest)
}

/** Where all sizes of a picture are stored. */
export const imageFolder = (id: string): string => `images/${id}/`

/** Where a size of a picture is stored. */
export const imageKey = (id: string, width: number): string => `${imageFolder(id)}${width}.webp`
