import type { LandingFinding } from '../../contract/access/landing-draft.ts'
import type {
  LandingBlock,
  LandingFile,
  LandingFilm,
  LandingPage,
} from '../../contract/access/landing-page.ts'
import type { RichTextDocument } from '../../contract/lectures/rich-text.ts'
import { documentNodes, isEmptyDocument, lacksAltText } from '../courses/rich-text-rules.ts'
import { excerptOf } from '../texts/excerpt.ts'
import { buttonOf, isSafeAddress, landingAddresses, logoAddresses, type Button } from './landing-links.ts'
import {
  accessPrice,
  isLandingPlaceholder,
  placeholdersIn,
  placeholderValues,
  type PlaceholderValues,
} from './landing-placeholders.ts'
import { brokenPromises, coursePromises, type CoursePromises } from './landing-promises.ts'

/** What must be known of an access to judge its page. */
export type LandingFacts = {
  values: PlaceholderValues
  /** Its live courses. */
  courseIds: readonly string[]
  /** The files it has, where that is known: whoever types does not ask. */
  fileIds?: readonly string[]
  /** The films its page may show, where that is known. */
  filmIds?: readonly string[]
  /** Films that are known to have no captions. */
  filmIdsWithoutCaptions?: readonly string[]
  /** What may be promised of its courses. */
  promises: CoursePromises
  /** What taking part costs through it, in cents. */
  priceCents: number
  /** Societies that offer its courses and whose imprint lacks who represents them or how to reach them. */
  incompleteImprints: readonly string[]
}

type Known = Parameters<typeof placeholderValues>[0]
type Judged = Omit<Known, 'courses' | 'imprints'> & {
  courses: readonly (Known['courses'][number] &
    Parameters<typeof coursePromises>[0][number] & { id: string })[]
  imprints: readonly { name: string; email: string; represented_by: string }[]
}

/** What is known of an access to whoever sees it. */
export const landingFactsOf = (access: Judged): LandingFacts => ({
  values: placeholderValues(access),
  courseIds: access.courses.map(({ id }) => id),
  promises: coursePromises(access.courses),
  priceCents: accessPrice(access),
  incompleteImprints: access.imprints
    .filter(({ email, represented_by: who }) => email === '' || who === '')
    .map(({ name }) => name),
})

type Code = LandingFinding['code']

const hints: ReadonlySet<Code> = new Set([
  'empty_placeholder',
  'link_gone',
  'nothing_to_reimburse',
  'not_certified',
  'count_differs',
  'film_without_captions',
  'no_join_button',
  'heading_missing',
  'heading_order',
  'no_description',
  'no_social_picture',
  'nothing_live',
  'imprint_incomplete',
])

const finding = (code: Code, block_id: string | null = null, words = ''): LandingFinding => ({
  code,
  level: hints.has(code) ? 'hint' : 'error',
  block_id,
  words,
})

type Shown = { image_id: string; alt: string }

const picturesOf = (block: LandingBlock): Shown[] => {
  if (block.type === 'logos') return block.items.map(({ image }) => image)
  return 'image' in block && block.image ? [block.image] : []
}

/** Whether every one of its entries lacks what makes it one; a kind that fills itself is never empty. */
const isEmpty = (block: LandingBlock): boolean => {
  switch (block.type) {
    case 'text':
      return isEmptyDocument(block.document)
    case 'hero':
      return block.heading === '' && block.text === '' && !block.image
    case 'advantages':
    case 'steps':
      return block.items.every(({ title, text }) => title === '' && text === '')
    case 'testimonials':
      return block.items.every(({ quote }) => quote === '')
    case 'faq':
      return block.items.every(({ question, answer }) => question === '' && answer === '')
    case 'logos':
    case 'downloads':
      return block.items.length === 0
    case 'instructor':
      return block.name === '' && block.text === ''
    default:
      return false
  }
}

const named = (title: string, index: number): string => title || String(index + 1)

/** An entry that was begun and not finished: its name, or what number it is. */
const halfEntries = (block: LandingBlock): string[] => {
  switch (block.type) {
    case 'advantages':
    case 'steps':
      return block.items.flatMap(({ title }, index) => (title === '' ? [named('', index)] : []))
    case 'testimonials':
      return block.items.flatMap(({ quote, name }, index) =>
        quote === '' || name === '' ? [named(name, index)] : [],
      )
    case 'faq':
      return block.items.flatMap(({ question, answer }, index) =>
        question === '' || answer === '' ? [named(question, index)] : [],
      )
    default:
      return []
  }
}

const buttonFindings = (id: string, button: Button | null): LandingFinding[] => {
  if (!button) return []
  const { target } = button
  return [
    ...(button.label === '' ? [finding('button_without_label', id)] : []),
    ...(target.kind === 'address' && target.address === '' ? [finding('button_without_target', id)] : []),
    ...(target.kind === 'address' && target.address !== '' && !isSafeAddress(target.address)
      ? [finding('dead_link', id, target.address)]
      : []),
  ]
}

/** Levels of headings in a text must not skip one: below a block's own heading comes the second, then the third. */
const skipsLevel = (block: LandingBlock): boolean => {
  if (block.type !== 'text') return false
  const levels = block.document.content.flatMap((part) => (part.type === 'heading' ? [part.attrs.level] : []))
  return levels[0] === 3
}

const pictureFindings = (block: LandingBlock): LandingFinding[] => [
  ...(block.type === 'image' && !block.image ? [finding('picture_missing', block.id)] : []),
  ...(picturesOf(block).some(({ alt }) => alt === '') ||
  (block.type === 'text' && lacksAltText(block.document))
    ? [finding('picture_without_alt', block.id)]
    : []),
]

const downloadFindings = (block: LandingBlock, { fileIds }: LandingFacts): LandingFinding[] =>
  block.type !== 'downloads'
    ? []
    : block.items.flatMap(({ file, title }, index) => [
        ...(title === '' ? [finding('download_without_title', block.id, named('', index))] : []),
        ...(fileIds?.includes(file.file_id) === false
          ? [finding('file_gone', block.id, named(title, index))]
          : []),
      ])

const filmFindings = (block: LandingBlock, facts: LandingFacts): LandingFinding[] => {
  if (block.type !== 'video') return []
  const { film, id, title } = block
  if (!film) return [finding('film_missing', id)]
  return [
    ...(title === '' ? [finding('film_without_title', id)] : []),
    ...(facts.filmIds?.includes(film.film_id) === false ? [finding('film_gone', id)] : []),
    ...(facts.filmIdsWithoutCaptions?.includes(film.film_id) ? [finding('film_without_captions', id)] : []),
  ]
}

const blockFindings = (block: LandingBlock, facts: LandingFacts): LandingFinding[] => {
  const { id } = block
  if (isEmpty(block)) return [finding('empty_block', id)]
  return [
    ...halfEntries(block).map((words) => finding('empty_block', id, words)),
    ...pictureFindings(block),
    ...downloadFindings(block, facts),
    ...filmFindings(block, facts),
    ...buttonFindings(id, buttonOf(block)),
    ...logoAddresses(block)
      .filter((address) => !isSafeAddress(address))
      .map((address) => finding('dead_link', id, address)),
    ...(block.type === 'course_content' &&
    block.course_id !== null &&
    !facts.courseIds.includes(block.course_id)
      ? [finding('course_gone', id)]
      : []),
    ...(block.type === 'price' && facts.courseIds.length > 0 && block.price_cents !== facts.priceCents
      ? [finding('price_differs', id)]
      : []),
    ...promiseFindings(block, id, facts),
    ...(block.type === 'hero' && block.heading === '' ? [finding('heading_missing', id)] : []),
    ...(skipsLevel(block) ? [finding('heading_order', id)] : []),
    ...wordFindings(block, id, facts.values),
  ]
}

const wordFindings = (part: unknown, id: string | null, values: PlaceholderValues): LandingFinding[] =>
  placeholdersIn(part).flatMap((word) => {
    if (!isLandingPlaceholder(word)) return [finding('unknown_placeholder', id, word)]
    return values[word] === '' ? [finding('empty_placeholder', id, word)] : []
  })

/** What is said of courses that they do not hold; nothing is known of an access without live ones. */
const promiseFindings = (
  part: unknown,
  id: string | null,
  { courseIds, promises }: LandingFacts,
): LandingFinding[] =>
  courseIds.length === 0
    ? []
    : brokenPromises(part, promises).map(({ code, words }) => finding(code, id, words))

const joins = (block: LandingBlock): boolean =>
  block.type === 'registration' || buttonOf(block)?.target.kind === 'join'

/** So many letters of a text are enough to tell its block from others, also read aloud. */
const MOST_LETTERS = 60

/** The first line of a text that has words, as far as its block needs them. */
const firstWordsOf = (document: RichTextDocument): string => {
  const lines = documentNodes(document).map(({ content = [] }) =>
    content.map(({ text = '' }) => text).join(''),
  )
  return excerptOf(lines.find((words) => words.trim() !== '') ?? '', MOST_LETTERS)
}

/** The words of a block, for what it is called in lists. */
export const landingBlockWords = (block: LandingBlock): string => {
  if (block.type === 'text') return firstWordsOf(block.document)
  if (block.type === 'instructor') return block.heading || block.name
  if (block.type === 'video') return block.heading || block.title
  if (block.type === 'image') return block.caption || (block.image?.alt ?? '')
  return block.heading
}

/** The files that visitors of a page may fetch: those of its blocks that are shown. */
export const filesOffered = ({ blocks }: LandingPage): LandingFile[] =>
  blocks.flatMap((block) =>
    block.type === 'downloads' && !block.hidden ? block.items.map(({ file }) => file) : [],
  )

/** The films that visitors of a page may watch: those of its blocks that are shown. */
export const filmsShown = ({ blocks }: LandingPage): LandingFilm[] =>
  blocks.flatMap((block) => (block.type === 'video' && !block.hidden && block.film ? [block.film] : []))

/**
 * What stands in the way of publishing a landing page, and what would make it better; in the order of the page, what
 * concerns all of it last. Hidden blocks are not judged: nobody sees them.
 */
export const landingFindings = (
  { blocks, seo_title, seo_description }: LandingPage,
  imageId: string | null,
  facts: LandingFacts,
): LandingFinding[] => {
  const shown = blocks.filter(({ hidden }) => !hidden)
  if (shown.length === 0) return [finding('no_blocks')]
  const pictures = imageId !== null || shown.some((block) => picturesOf(block).length > 0)
  return [
    ...shown.flatMap((block) => blockFindings(block, facts)),
    ...wordFindings([seo_title, seo_description], null, facts.values),
    ...promiseFindings([seo_title, seo_description], null, facts),
    ...(shown.some(joins) ? [] : [finding('no_join_button')]),
    ...(seo_description === '' ? [finding('no_description')] : []),
    ...(pictures ? [] : [finding('no_social_picture')]),
    ...(facts.courseIds.length === 0 ? [finding('nothing_live')] : []),
    ...facts.incompleteImprints.map((name) => finding('imprint_incomplete', null, name)),
  ]
}

/**
 * The links of a page that are known to lead nowhere, as hints: a server that is away tonight keeps nobody from publishing.
 * @param gone addresses as they stand on the page
 */
export const goneLinkFindings = (
  { blocks }: Pick<LandingPage, 'blocks'>,
  gone: readonly string[],
): LandingFinding[] =>
  blocks
    .filter(({ hidden }) => !hidden)
    .flatMap((block) =>
      landingAddresses(block)
        .filter((address) => gone.includes(address))
        .map((address) => finding('link_gone', block.id, address)),
    )

/** Whether a page may be published as it is. */
export const isPublishable = (findings: readonly LandingFinding[]): boolean =>
  findings.every(({ level }) => level === 'hint')
