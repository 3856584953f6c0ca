import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn, editable } from '../edits.ts'
import { id, instant, line, listOf, object } from '../primitives.ts'

const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .max(35)
  .describe('BCP 47, e.g. de or en')

/** Captions of a lecture in one language, without their text. */
export const captionSummary = object({
  language,
  label: z.string().describe('How the player’s menu calls them'),
  cues: z.int().describe('How many'),
  last_from: z.number().min(0).describe('Seconds of the film at which the last of them begins'),
  updated_at: instant,
  ...editable,
}).meta({ id: 'CaptionSummary' })
export type CaptionSummary = z.infer<typeof captionSummary>

/** One caption. */
export const cue = object({
  from: z.number().min(0).describe('Seconds'),
  to: z.number().min(0).describe('Seconds'),
  text: z.string(),
}).meta({ id: 'Cue' })
export type Cue = z.infer<typeof cue>

/** Captions with their text, as WebVTT and as cues to edit. */
export const caption = captionSummary
  .extend({ vtt: z.string().describe('The WebVTT file'), lines: z.array(cue) })
  .meta({ id: 'Caption' })
export type Caption = z.infer<typeof caption>

/** Captions a speech recogniser made: a draft of its authors', shown to nobody before one of them has checked it. */
export const recognisedCaptions = object({
  language,
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  progress: z.number().min(0).max(1).describe('Share that is done'),
  lines: z
    .array(cue.extend({ doubt: z.boolean().describe('Somebody should look at it twice') }))
    .describe('Once it is ready'),
  failure: z
    .enum(['no_speech', 'refused', 'unreachable', 'failed'])
    .nullable()
    .describe(
      'no_speech: nobody speaks in it · refused: the recogniser does not take it · unreachable: it did not answer · failed: our fault',
    ),
  updated_at: instant,
}).meta({ id: 'RecognisedCaptions' })
export type RecognisedCaptions = z.infer<typeof recognisedCaptions>

const recognition = object({
  available: z.boolean().describe('A speech recogniser is set up'),
  recognised: recognisedCaptions.nullable().describe('null: nothing was recognised, or it has been checked'),
})

const ofLecture = { 'video-id': id.describe('The draft lecture') }

export const captionCalls = {
  listCaptions: defineCall({
    method: 'GET',
    path: '/captions',
    who: 'creator',
    extension: true,
    summary: 'The captions of a draft lecture, by language',
    query: object(ofLecture),
    answer: listOf(captionSummary),
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  readCaption: defineCall({
    method: 'GET',
    path: '/caption',
    who: 'creator',
    extension: true,
    summary: 'The captions of a draft lecture in one language, to edit or download',
    query: object({ ...ofLecture, language }),
    answer: caption,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  putCaption: defineCall({
    method: 'PUT',
    path: '/caption',
    who: 'creator',
    extension: true,
    summary: 'Set the captions of a draft lecture in one language',
    description:
      'Takes a WebVTT or SRT file as text, or the edited cues as `lines`. SRT is converted. Cues are put in order of time. 422 `captions_unreadable` with `{ line, problem }` (problem: `no_cues`, `bad_time`, `ends_before_it_starts`, `past_the_end`: begins after the film has ended, `too_many`). Exactly one of `content` and `lines` is needed.',
    query: object({ ...ofLecture, language }),
    body: object({
      label: line(60).optional().describe('The language’s own name when left out'),
      content: z.string().max(2_000_000).optional().describe('WebVTT or SRT'),
      lines: z.array(cue).max(10_000).optional(),
      based_on: basedOn.describe(
        'The version the change started from, empty where there were none in this language; 409 edited_meanwhile when there is a newer one',
      ),
    }).refine((body) => (body.content === undefined) !== (body.lines === undefined), 'content or lines'),
    bodyLimit: 4 * 1024 ** 2,
    answer: caption,
    errors: ['not_found', 'not_in_dev_mode', 'conflict', 'edited_meanwhile', 'captions_unreadable'],
  }),
  readRecognisedCaptions: defineCall({
    method: 'GET',
    path: '/caption/recognised',
    who: 'creator',
    extension: true,
    summary: 'What a speech recogniser made of the film of a draft lecture',
    query: object(ofLecture),
    answer: recognition,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  recogniseCaptions: defineCall({
    method: 'POST',
    path: '/caption/recognised',
    who: 'creator',
    extension: true,
    summary: 'Have the speech of a draft lecture’s film recognised',
    description:
      'In place of what was recognised before. It becomes captions by `PUT /caption` in the same language, once somebody has checked it. 409 `conflict` where no recogniser is set up, the lecture has no ready film with sound, or it is on its way.',
    query: object(ofLecture),
    answer: recognition,
    errors: ['not_found', 'not_in_dev_mode', 'conflict'],
  }),
  dropRecognisedCaptions: defineCall({
    method: 'DELETE',
    path: '/caption/recognised',
    who: 'creator',
    extension: true,
    summary: 'Give up what a speech recogniser made, or is making',
    query: object(ofLecture),
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  deleteCaption: defineCall({
    method: 'DELETE',
    path: '/caption',
    who: 'creator',
    extension: true,
    summary: 'Remove the captions of a draft lecture in one language',
    query: object({
      ...ofLecture,
      language,
      'based-on': basedOn.describe(
        'The version that is removed; 409 edited_meanwhile when there is a newer one',
      ),
    }),
    errors: ['not_found', 'not_in_dev_mode', 'edited_meanwhile'],
  }),
}
