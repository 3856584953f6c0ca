import { z } from 'zod'
import { defineCall } from '../call.ts'
import { line, object, text } from '../primitives.ts'

/** `namespace:key` of an interface text, such as `mf-learner:course.start`. */
export const uiTextKey = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]*$/, 'a key such as mf-learner:course.start')

/** Texts of the interface that an admin worded differently, by key. */
export const uiTexts = object({
  texts: z.record(z.string(), z.string()).describe('Key → the admin’s own wording'),
}).meta({ id: 'UiTexts' })

/** The text that came with the code when an own wording was made of it. */
const originals = z
  .array(z.string().max(5000))
  .max(2000)
  .optional()
  .describe('What came with the code, in the same order: told again where that is another by now')

export const uiTextCalls = {
  readOriginals: defineCall({
    method: 'GET',
    path: '/ui-texts/originals',
    who: 'admin',
    extension: true,
    summary: 'What own wordings of the interface were made from',
    description: 'Where a release brought another text since, an own wording may say something wrong.',
    answer: object({
      originals: z
        .record(z.string(), z.string())
        .describe('Key → the text as it came with the code then; only where it is known'),
    }),
  }),
  readUiTexts: defineCall({
    method: 'GET',
    path: '/ui-texts',
    who: 'public',
    summary: 'Interface texts an admin worded differently',
    query: object({
      keys: line(20_000).optional().describe('Only these keys, separated by commas; all by default'),
    }),
    answer: uiTexts,
  }),
  writeUiTexts: defineCall({
    method: 'PUT',
    path: '/ui-texts',
    who: 'admin',
    summary: 'Word interface texts differently',
    description:
      'Sets the n-th text for the n-th key. An empty text goes back to the default. Keys that are not named stay.',
    body: object({
      keys: z.array(uiTextKey).max(2000),
      texts: z.array(text(5000)).max(2000),
      based_on: z
        .array(z.string().max(5000))
        .max(2000)
        .optional()
        .describe(
          'What stood there when the change began, in the same order, empty for the default; 409 edited_meanwhile when something else stands there now',
        ),
      originals,
    }),
    answer: uiTexts,
    errors: ['keys_texts_differ', 'edited_meanwhile'],
  }),
}
