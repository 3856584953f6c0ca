import { z } from 'zod'
import { id, object } from '../primitives.ts'
import { landingDraftPage } from './landing-page.ts'

/** What the builder tells the page in its preview: how it stands now. Both are of one origin. */
export const landingPreviewMessage = object({
  kind: z.literal('landing-preview'),
  page: landingDraftPage,
  image_id: id.nullable(),
  selected: id.nullable().describe('The block that is worked on: shown, and with a line round it'),
})
export type LandingPreviewMessage = z.infer<typeof landingPreviewMessage>

/** What the page in the preview tells the builder: that it is there, or that somebody chose a block on it. */
export const landingPreviewAnswer = z.discriminatedUnion('kind', [
  object({ kind: z.literal('landing-preview-ready') }),
  object({ kind: z.literal('landing-preview-chosen'), block_id: id }),
])
export type LandingPreviewAnswer = z.infer<typeof landingPreviewAnswer>
