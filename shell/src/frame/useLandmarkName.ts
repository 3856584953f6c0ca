import { useTexts } from './texts.ts'

/**
 * What a landmark of the frame is called where the page stands in a frame of another one, as the preview of an invitation
 * does: whoever jumps from landmark to landmark can tell them from those around it. Undefined everywhere else.
 */
export const useLandmarkName = (): string | undefined => {
  const t = useTexts()
  return window.parent === window ? undefined : t('frame.framed')
}
