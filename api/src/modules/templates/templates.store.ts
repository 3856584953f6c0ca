import {
  templateKey,
  type CallBody,
  type Template,
  type TemplateKey,
  type templateCalls,
} from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { checkTemplate } from '../../platform/mail/liquid.ts'
import { commonVariables, templateDefinitions } from './template-definitions.ts'

/** @throws ApiError not_found when the word names no template */
export const keyOf = (word: string): TemplateKey => {
  const key = templateKey.safeParse(word)
  if (!key.success) throw new ApiError('not_found')
  return key.data
}

/** The variables of a template by name, common ones included. */
export const variablesOf = (key: TemplateKey) => ({
  ...commonVariables,
  ...templateDefinitions[key].variables,
})

type Stored = { subject: string; body: string; version: number; updated_at: Date }

const present = (key: TemplateKey, stored: Stored | undefined): Template => {
  const { title, subject, body } = templateDefinitions[key]
  return {
    key,
    title,
    subject: stored?.subject ?? subject,
    body: stored?.body ?? body,
    default_subject: subject,
    default_body: body,
    variables: Object.entries(variablesOf(key)).map(([name, { meaning, sample }]) => ({
      name,
      meaning,
      sample,
    })),
    version: stored?.version ?? 0,
    updated_at: stored?.updated_at.toISOString() ?? null,
  }
}

/** A template in its current wording. */
export const readTemplate = async ({ db }: Pick<Context, 'db'>, key: TemplateKey): Promise<Template> =>
  present(key, await db.selectFrom('templates').selectAll().where('key', '=', key).executeTakeFirst())

/** Every template in its current wording. */
export const listTemplates = async ({
  db,
}: Pick<Context, 'db'>): Promise<{ items: Template[]; total: number }> => {
  const rows = await db.selectFrom('templates').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.key, row]))
  const items = templateKey.options.map((key) => present(key, stored.get(key)))
  return { items, total: items.length }
}

/**
 * Words a template differently.
 * @throws ApiError unknown_variable, validation_failed when Liquid cannot read it
 */
export const writeTemplate = async (
  context: Context,
  key: TemplateKey,
  { subject, body }: CallBody<typeof templateCalls.writeTemplate>,
  by: string,
): Promise<Template> => {
  checkWording(key, { subject, body })
  const columns = { subject, body, updated_at: context.clock.now(), updated_by: by }
  await context.db
    .insertInto('templates')
    .values({ key, version: 1, ...columns })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ ...columns, version: eb('templates.version', '+', 1) })),
    )
    .execute()
  return readTemplate(context, key)
}

/** @throws ApiError unknown_variable, validation_failed */
export const checkWording = (
  key: TemplateKey,
  { subject, body }: { subject: string; body: string },
): void => {
  const known = Object.keys(variablesOf(key))
  checkTemplate('subject', subject, known)
  checkTemplate('body', body, known)
}
