import type { LandingBlock, LandingBlockType, LandingPage } from '@kursportal/shared/contract'
import { keysOf } from '@kursportal/shared/domain'

type Fresh<Block> = Block extends LandingBlock ? Omit<Block, 'id' | 'hidden'> : never

/** What a new block of each kind begins with. */
const blanks: { [Type in LandingBlockType]: Fresh<Extract<LandingBlock, { type: Type }>> } = {
  hero: {
    type: 'hero',
    heading: '',
    text: '',
    image: null,
    button: { label: 'Mitmachen', target: { kind: 'join' } },
  },
  text: { type: 'text', document: { type: 'doc', content: [] } },
  image: { type: 'image', image: null, caption: '' },
  video: { type: 'video', heading: '', film: null, title: '', poster_image_id: null },
  advantages: { type: 'advantages', heading: '', items: [{ icon: '', title: '', text: '' }] },
  course_content: { type: 'course_content', heading: '', course_id: null },
  price: { type: 'price', heading: '', price_cents: 0, reimbursement: '', button: null },
  steps: { type: 'steps', heading: '', items: [{ title: '', text: '' }] },
  instructor: { type: 'instructor', heading: '', name: '', qualification: '', text: '', image: null },
  testimonials: { type: 'testimonials', heading: '', items: [{ quote: '', name: '', detail: '' }] },
  faq: { type: 'faq', heading: '', items: [{ question: '', answer: '' }] },
  logos: { type: 'logos', heading: '', items: [] },
  downloads: { type: 'downloads', heading: '', items: [] },
  registration: { type: 'registration', heading: '', text: '' },
  club: { type: 'club', heading: '', text: '' },
  call_to_action: {
    type: 'call_to_action',
    heading: '',
    text: '',
    button: { label: 'Mitmachen', target: { kind: 'join' } },
  },
}

/** Every kind of block, as they are offered. */
export const blockTypes: readonly LandingBlockType[] = keysOf(blanks)

/** So many blocks a page may have. */
export const MOST_BLOCKS = 60

/** A new block of a kind. */
export const newBlock = (type: LandingBlockType, priceCents = 0): LandingBlock => {
  const block: LandingBlock = { ...blanks[type], id: crypto.randomUUID(), hidden: false }
  return block.type === 'price' ? { ...block, price_cents: priceCents } : block
}

/** A page with other blocks. */
export const withBlocks = (page: LandingPage, blocks: LandingBlock[]): LandingPage => ({ ...page, blocks })

/** The same with one block in place of the one with its id. */
export const withBlock = (page: LandingPage, block: LandingBlock): LandingPage =>
  withBlocks(
    page,
    page.blocks.map((old) => (old.id === block.id ? block : old)),
  )

/** The same with a block behind another one, or at the end. */
export const withBlockAfter = (
  page: LandingPage,
  block: LandingBlock,
  after: string | undefined,
): LandingPage => {
  const place = page.blocks.findIndex(({ id }) => id === after)
  return withBlocks(page, page.blocks.toSpliced(place === -1 ? page.blocks.length : place + 1, 0, block))
}

/** The same without a block. */
export const withoutBlock = (page: LandingPage, id: string): LandingPage =>
  withBlocks(
    page,
    page.blocks.filter((block) => block.id !== id),
  )
