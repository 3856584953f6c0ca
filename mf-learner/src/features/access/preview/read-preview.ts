import { landingPreviewMessage, type LandingPreviewMessage } from '@kursportal/shared/contract'

/** What the builder says of the page in its preview; undefined when it is nothing of the kind. */
export const readPreview = (data: unknown): LandingPreviewMessage | undefined =>
  landingPreviewMessage.safeParse(data).data
