/** The word in the address of a landing page that shows its draft to whoever has the link. */
export const LANDING_DRAFT = 'draft'

/** The word in the address of a landing page that is a preview. */
export const LANDING_PREVIEW = 'preview'
