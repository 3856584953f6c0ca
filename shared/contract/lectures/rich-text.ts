import { z } from 'zod'
import { id, line, object, text } from '../primitives.ts'

/**
 * The document of a rich-text lecture, and with fewer nodes that of a landing page's text: the JSON tiptap reads and writes,
 * narrowed to the nodes the platform shows. Lists nest three deep and nothing else nests, so a document has a bounded
 * depth; attributes tiptap adds by itself are named, everything else is refused.
 */

/** Addresses a link may lead to: the web, mail, telephone, or a page of the platform. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/** Where pictures come from: the platform's own images. */
const imageAddress = /^\/api\/image\?id=[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const words = z
  .string()
  .max(20_000)
  .refine((typed) => !typed.includes('\u0000'), 'contains control characters')

const link = object({
  type: z.literal('link'),
  attrs: object({
    href: z.string().max(2000).regex(safeAddress, 'must be a web, mail or telephone address'),
    target: z.string().max(20).nullish(),
    rel: z.string().max(100).nullish(),
    class: z.string().max(100).nullish(),
    title: z.string().max(200).nullish(),
  }),
})
const mark = z.discriminatedUnion('type', [
  object({ type: z.literal('bold') }),
  object({ type: z.literal('italic') }),
  object({ type: z.literal('underline') }),
  object({ type: z.literal('strike') }),
  link,
])
const textNode = object({
  type: z.literal('text'),
  text: words.min(1),
  marks: z.array(mark).max(5).optional(),
})
const inlineNode = z.discriminatedUnion('type', [textNode, object({ type: z.literal('hardBreak') })])
const inline = z.array(inlineNode).max(2000).optional()

const paragraph = object({ type: z.literal('paragraph'), content: inline }).meta({ id: 'RichTextParagraph' })
const heading = object({
  type: z.literal('heading'),
  attrs: object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline,
})

const listOf = <Item extends z.ZodType>(listItem: Item) =>
  [
    object({ type: z.literal('bulletList'), content: z.array(listItem).min(1).max(500) }),
    object({
      type: z.literal('orderedList'),
      attrs: object({ start: z.int().min(0).max(10_000), type: z.string().max(5).nullish() }).optional(),
      content: z.array(listItem).min(1).max(500),
    }),
  ] as const
const itemOf = <Content extends z.ZodType>(content: Content) =>
  object({ type: z.literal('listItem'), content: z.array(content).min(1).max(50) })

const innermost = listOf(itemOf(paragraph))
const middle = listOf(itemOf(z.discriminatedUnion('type', [paragraph, ...innermost])))
const lists = listOf(itemOf(z.discriminatedUnion('type', [paragraph, ...middle])))

const blockquote = object({ type: z.literal('blockquote'), content: z.array(paragraph).min(1).max(100) })
const callout = object({
  type: z.literal('callout'),
  attrs: object({
    kind: z
      .enum(['info', 'tip', 'warning'])
      .describe('info explains, tip helps in practice, warning cautions'),
  }),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, ...lists]))
    .min(1)
    .max(100),
})
const cellOf = <Type extends 'tableHeader' | 'tableCell'>(type: Type) =>
  object({
    type: z.literal(type),
    attrs: object({
      colspan: z.int().min(1).max(20).optional(),
      rowspan: z.int().min(1).max(200).optional(),
      colwidth: z.array(z.int().min(0).max(5000)).max(20).nullish(),
    }).optional(),
    content: z.array(paragraph).min(1).max(50),
  })
const table = object({
  type: z.literal('table'),
  content: z
    .array(
      object({
        type: z.literal('tableRow'),
        content: z
          .array(z.discriminatedUnion('type', [cellOf('tableHeader'), cellOf('tableCell')]))
          .min(1)
          .max(20),
      }),
    )
    .min(1)
    .max(200),
})
const image = object({
  type: z.literal('image'),
  attrs: object({
    src: z.string().regex(imageAddress, 'must be an image of the platform: /api/image?id=…'),
    alt: line(500).describe('For those who cannot see the picture'),
    title: line(500).nullish().describe('Caption below the picture'),
    width: z.number().nullish(),
    height: z.number().nullish(),
  }),
})
const horizontalRule = object({ type: z.literal('horizontalRule') })

const pageBlocks = [paragraph, heading, ...lists, blockquote, callout, table, image, horizontalRule] as const

const film = object({
  type: z.literal('film'),
  attrs: object({
    film_id: id.describe('A film of the same course: the `video_upload_id` of its upload'),
    title: line(200).describe('Said of the film to those who cannot see it, and shown below'),
  }),
})
const handout = object({
  type: z.literal('handout'),
  attrs: object({
    file_id: id.describe('The file of a handout of the lecture; a sound is played, another file is opened'),
    title: line(200),
    transcript: text(20_000).nullish().describe('What is said, for those who cannot hear it'),
  }),
})

/** A block of the text of a lecture. */
export const richTextBlock = z
  .discriminatedUnion('type', [...pageBlocks, film, handout])
  .meta({ id: 'RichTextBlock' })
export type RichTextBlock = z.infer<typeof richTextBlock>

/** A block that stands for something of its lecture: a film or a file. */
export type RichTextMedia = Extract<RichTextBlock, { type: 'film' | 'handout' }>

export const richTextDocument = object({
  type: z.literal('doc'),
  content: z.array(richTextBlock).max(2000),
}).meta({ id: 'RichTextDocument', description: 'A rich text as tiptap reads and writes it' })
export type RichTextDocument = z.infer<typeof richTextDocument>

/** A text that belongs to no lecture, as on a landing page: without films and files. */
export const pageTextDocument = object({
  type: z.literal('doc'),
  content: z.array(z.discriminatedUnion('type', [...pageBlocks]).meta({ id: 'PageTextBlock' })).max(2000),
}).meta({ id: 'PageTextDocument', description: 'A rich text without films and files' })

/** The address of one of the platform's images inside a rich text. */
export const richTextImageAddress = (imageId: string): string => `/api/image?id=${imageId}`
