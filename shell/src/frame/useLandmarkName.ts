import { useTexts } from './texts.ts'

/** Whether the page stands in a frame of another one, as in the preview of an invitation. */
export const isFramed = (): boolean => window.parent !== window

/**
 * What a landmark of the frame is called. Where the page stands in a frame of another one its name says so: whoever jumps
 * from landmark to landmark can tell them from those around it.
 * @param name what it is called everywhere else; undefined: nothing
 */
export const useLandmarkName = (name?: string): string | undefined => {
  const t = useTexts()
  if (!isFramed()) return name
  return name === undefined ? t('frame.framed') : t('frame.framedPart', { name })
}
