import { z } from 'zod'
import { cents, id, line, object, text } from '../primitives.ts'
import { attachmentTypes } from '../media/attachments.calls.ts'
import { filmCut } from '../lectures/lecture.schemas.ts'
import { pageTextDocument } from '../lectures/rich-text.ts'

/**
 * A landing page: blocks one below the other, each with its own form in the builder. What is stored passed these
 * schemas, so that nothing but text, the platform's own pictures and safe links is ever shown publicly.
 */
const common = {
  id: id.describe('Made by the builder, so that a block keeps its identity while it is moved'),
  hidden: z.boolean().default(false),
}
const heading = line(200).default('')
const safeAddress = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i, 'must be a web, mail or telephone address')
/** As it is being typed; publishing asks for a safe one. */
const typedAddress = line(2000)
const buttonTo = (address: z.ZodString) =>
  object({
    label: line(60),
    target: z.discriminatedUnion('kind', [
      object({ kind: z.literal('join') }).describe('Registering or logging in with this access'),
      object({ kind: z.literal('address'), address }),
    ]),
  })
const picture = object({ image_id: id, alt: line(300) })

/** Files a block may offer. */
export const landingDownloadsMost = 10
/** A file of a landing page, as it was uploaded; it never changes, so a page may say what it is. */
export const landingFile = object({
  file_id: id.describe('Of `POST /landing-page/file`'),
  content_type: z.enum(attachmentTypes),
  bytes: z.int().min(0),
}).meta({ id: 'LandingFile' })
export type LandingFile = z.infer<typeof landingFile>

/** A film a landing page shows, as it was when the page was made. */
export const landingFilm = object({
  film_id: id.describe('Of `GET /landing-page/films`'),
  video_id: id.describe('The draft lecture it belongs to: its captions, and the part of it that is shown'),
  image_id: id.nullable().describe('The film’s own picture'),
  cut: filmCut.nullable().default(null).describe('The part that is shown; null: all of it'),
  seconds: z.number().min(0).describe('Of what is shown'),
}).meta({ id: 'LandingFilm' })
export type LandingFilm = z.infer<typeof landingFilm>

/** A film to choose for a landing page. */
export const landingFilmChoice = landingFilm
  .extend({
    title: z.string().describe('Of its lecture'),
    course_title: z.string(),
    watchable: z
      .boolean()
      .describe('At least the lowest size can be watched; before that it cannot be shown'),
    has_captions: z.boolean().describe('In any language'),
  })
  .meta({ id: 'LandingFilmChoice' })
export type LandingFilmChoice = z.infer<typeof landingFilmChoice>

/** The kinds of block, with the addresses they lead to as strict as asked for. */
const blocksWith = (address: z.ZodString) => {
  const button = buttonTo(address)
  return z.discriminatedUnion('type', [
    object({
      type: z.literal('hero'),
      ...common,
      heading,
      text: text(1000).default(''),
      image: picture.nullable().default(null),
      button: button.nullable().default(null),
    }),
    object({ type: z.literal('text'), ...common, document: pageTextDocument }),
    object({
      type: z.literal('image'),
      ...common,
      image: picture.nullable().default(null),
      caption: line(300).default(''),
    }),
    object({
      type: z.literal('video'),
      ...common,
      heading,
      film: landingFilm.nullable().default(null).describe('null: none is chosen yet'),
      title: line(200).default('').describe('What is seen in it; also its name for who does not see it'),
      poster_image_id: id.nullable().default(null).describe('Picture before it plays; null: the film’s own'),
    }).describe('A film for everybody who sees the page; nothing of it is loaded before it is asked for'),
    object({
      type: z.literal('advantages'),
      ...common,
      heading,
      items: z
        .array(object({ icon: line(40).default(''), title: line(120), text: text(600).default('') }))
        .max(12),
    }),
    object({
      type: z.literal('course_content'),
      ...common,
      heading,
      course_id: id.nullable().default(null).describe('One live course; null shows all of the access'),
    }),
    object({
      type: z.literal('price'),
      ...common,
      heading,
      price_cents: cents.min(0),
      reimbursement: text(600).default(''),
      button: button.nullable().default(null),
    }),
    object({
      type: z.literal('steps'),
      ...common,
      heading,
      items: z.array(object({ title: line(120), text: text(600).default('') })).max(8),
    }),
    object({
      type: z.literal('instructor'),
      ...common,
      heading,
      name: line(200),
      qualification: line(300).default(''),
      text: text(3000).default(''),
      image: picture.nullable().default(null),
    }),
    object({
      type: z.literal('testimonials'),
      ...common,
      heading,
      items: z.array(object({ quote: text(1000), name: line(120), detail: line(120).default('') })).max(12),
    }),
    object({
      type: z.literal('faq'),
      ...common,
      heading,
      items: z.array(object({ question: line(300), answer: text(3000) })).max(40),
    }),
    object({
      type: z.literal('logos'),
      ...common,
      heading,
      items: z.array(object({ image: picture, address: address.nullable().default(null) })).max(24),
    }),
    object({
      type: z.literal('downloads'),
      ...common,
      heading,
      items: z.array(object({ file: landingFile, title: line(200) })).max(landingDownloadsMost),
    }).describe('Files for everybody who sees the page'),
    object({
      type: z.literal('call_to_action'),
      ...common,
      heading,
      text: text(1000).default(''),
      button,
    }),
    object({
      type: z.literal('registration'),
      ...common,
      heading,
      text: text(1000).default(''),
    }).describe('What follows after the button, and the button'),
    object({
      type: z.literal('club'),
      ...common,
      heading,
      text: text(1000).default(''),
    }).describe('The societies that offer the courses, with how to reach them'),
  ])
}

export const landingBlock = blocksWith(safeAddress).meta({ id: 'LandingBlock' })
export type LandingBlock = z.infer<typeof landingBlock>
export type LandingBlockType = LandingBlock['type']

/** What search engines and messages say of the page. */
const about = { seo_title: line(120).default(''), seo_description: line(300).default('') }

export const landingPage = object({ blocks: z.array(landingBlock).max(60), ...about }).meta({
  id: 'LandingPage',
})
export type LandingPage = z.infer<typeof landingPage>

/** A page as it is being made: addresses may be half typed, pictures may be missing. */
export const landingDraftPage = object({
  blocks: z.array(blocksWith(typedAddress).meta({ id: 'LandingDraftBlock' })).max(60),
  ...about,
}).meta({ id: 'LandingDraftPage' })
