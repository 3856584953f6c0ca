import { z } from 'zod'
import { basedOn, editable } from '../edits.ts'
import { day, id, instant, object } from '../primitives.ts'
import { landingDraftPage } from './landing-page.ts'

/** What an author of a landing page works on. */
const draftFields = {
  page: landingDraftPage,
  image_id: id.nullable().describe('Picture for previews; null: the first one of the page'),
}

/** A landing page as its author sees it: nothing of it is public before it is published. */
export const landingDraft = object({
  access_id: id,
  ...draftFields,
  ...editable,
  live: object({ ...draftFields, published_at: instant })
    .nullable()
    .describe('What visitors see; null: the page made of the courses'),
}).meta({ id: 'LandingDraft' })
export type LandingDraft = z.infer<typeof landingDraft>

/** What is sent of it. */
export const landingDraftWrite = object({ ...draftFields, based_on: basedOn })

/** One thing that stands in the way of publishing (`error`) or that would make the page better (`hint`). */
export const landingFinding = object({
  code: z.enum([
    'no_blocks',
    'empty_block',
    'picture_missing',
    'picture_without_alt',
    'download_without_title',
    'file_gone',
    'film_missing',
    'film_without_title',
    'film_without_captions',
    'film_gone',
    'button_without_label',
    'button_without_target',
    'dead_link',
    'link_gone',
    'course_gone',
    'price_differs',
    'nothing_to_reimburse',
    'not_certified',
    'count_differs',
    'unknown_placeholder',
    'empty_placeholder',
    'no_join_button',
    'heading_missing',
    'heading_order',
    'no_description',
    'no_social_picture',
    'nothing_live',
    'imprint_incomplete',
  ]),
  level: z.enum(['error', 'hint']),
  block_id: id.nullable().describe('Where; null: the page as a whole'),
  words: z.string().describe('What exactly, such as the placeholder; may be empty'),
}).meta({ id: 'LandingFinding' })
export type LandingFinding = z.infer<typeof landingFinding>

/** One publish in the history of a landing page. */
export const landingVersion = object({
  id,
  number: z.int(),
  published_at: instant,
  published_by: object({ id, name: z.string() }).nullable(),
  blocks: z.int().min(0),
  current: z.boolean().describe('What visitors see now'),
}).meta({ id: 'LandingVersion' })
export type LandingVersion = z.infer<typeof landingVersion>

/** A former page, as it was published. */
export const landingVersionPage = object({ id, number: z.int(), ...draftFields, published_at: instant })

/** How many opened the page, took the access and began a course of it. */
const steps = {
  visits: z.int().min(0).describe('Times the page was opened; nothing about who opened it is kept'),
  joined: z.int().min(0).describe('People who took the access by themselves or were given it'),
  begun: z.int().min(0).describe('Those of them who began one of its courses'),
}

/** How a page fares, as a whole and by the code people came with. */
export const landingFigures = object({
  ...steps,
  since: day.nullable().describe('The first day on which visits were counted; null: none yet'),
  codes: z
    .array(object({ code: z.string(), ...steps }))
    .describe('By the code of the address people came with, the most visited first; at most a hundred'),
}).meta({ id: 'LandingFigures' })
export type LandingFigures = z.infer<typeof landingFigures>
