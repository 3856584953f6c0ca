import type { LandingPage } from '@kursportal/shared/contract'

/** What is made in the builder: the page, and the picture that goes with its link. */
export type Content = { page: LandingPage; image_id: string | null }

/** What is made, of something that has more to it. */
export const contentOf = ({ page, image_id }: Content): Content => ({ page, image_id })

/** A page that the server does not have yet, with what it was made from, so that both can be merged. */
export type KeptContent = Content & { base: Content }
