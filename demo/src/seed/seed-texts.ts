import { newId, type Context } from '@kursportal/api/seed/context'
import { demoFaq } from '../content/faq.ts'
import { demoLegalTexts } from '../content/legal.ts'

/** The legal pages and the questions and answers of the demo. */
export const seedTexts = async ({ db }: Context): Promise<void> => {
  await db
    .insertInto('legal_texts')
    .values(demoLegalTexts.map((text) => ({ ...text, version: 1 })))
    .execute()
  await db
    .insertInto('faq_entries')
    .values(demoFaq.map((entry, position) => ({ ...entry, id: newId(), position })))
    .execute()
}
