import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn, editable } from '../edits.ts'
import { line, object, text } from '../primitives.ts'

/** A legal text that is being written and that only admins see. */
const legalDraft = object({
  title: z.string(),
  content: z.string().describe('Markdown'),
  ...editable,
}).meta({ id: 'LegalDraft' })

const type = line(40).describe('Which legal text, such as privacy')
const answer = object({ draft: legalDraft.nullable().describe('Null while nobody writes one') })

export const legalDraftCalls = {
  readLegalDraft: defineCall({
    method: 'GET',
    path: '/legal/draft',
    who: 'admin',
    summary: 'The draft of a legal text',
    query: object({ type }),
    answer,
    errors: ['not_found'],
    extension: true,
  }),
  writeLegalDraft: defineCall({
    method: 'PUT',
    path: '/legal/draft',
    who: 'admin',
    summary: 'Keep a draft of a legal text',
    description: 'There is one for each text. Publishing the text removes it.',
    body: object({
      type,
      title: line(120).min(1),
      content: text(200_000).min(1).describe('Markdown'),
      based_on: basedOn.describe(
        'The `version` of the draft the change started from, empty while there was none; 409 edited_meanwhile when there is another one',
      ),
    }),
    answer,
    errors: ['not_found', 'edited_meanwhile'],
    extension: true,
  }),
  deleteLegalDraft: defineCall({
    method: 'DELETE',
    path: '/legal/draft',
    who: 'admin',
    summary: 'Throw the draft of a legal text away',
    query: object({ type }),
    answer,
    errors: ['not_found'],
    extension: true,
  }),
}
