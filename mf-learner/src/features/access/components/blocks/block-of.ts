import type { LandingBlock, LandingBlockType } from '@kursportal/shared/contract'

/** What the component of one kind of block gets. */
export type BlockOf<Type extends LandingBlockType> = { block: Extract<LandingBlock, { type: Type }> }

/** A button as the author of a page set it. */
export type BlockButton = Extract<LandingBlock, { type: 'call_to_action' }>['button']
