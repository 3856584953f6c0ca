import {
  templateKey,
  type CallBody,
  type Template,
  type TemplateKey,
  type templateCalls,
} from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { checkTemplates, fillText, type Variables } from '../../platform/mail/liquid.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { readSettings } from '../settings/read-settings.ts'
import { commonVariables } from './definitions/definition.ts'
import { templateDefinitions } from './template-definitions.ts'

/** @throws ApiError not_found when the word names no template */
export const keyOf = (word: string): TemplateKey => {
  const key = templateKey.safeParse(word)
  if (!key.success) throw new ApiError('not_found')
  return key.data
}

/** The variables of a template by name, common ones included. */
const variablesOf = (key: TemplateKey) => ({
  ...commonVariables,
  ...templateDefinitions[key].variables,
})

/** The variables of a template with their samples, for previews and test mails; `platform` has its real name there. */
export const samplesOf = (key: TemplateKey): Variables =>
  Object.fromEntries(
    Object.entries(variablesOf(key)).flatMap(([name, { sample }]) =>
      name === 'platform' ? [] : [[name, sample]],
    ),
  )

/** A subject with its variables filled in, in one line. */
export const fillSubject = (subject: string, variables: Variables): string =>
  fillText(subject, variables).replaceAll(/\s+/g, ' ').trim()

type Stored = { subject: string; body: string; version: number; updated_at: Date }

const present = (key: TemplateKey, stored: Stored | undefined, platform: string): Template => {
  const { title, subject, body } = templateDefinitions[key]
  return {
    key,
    title,
    subject: stored?.subject ?? subject,
    sample_subject: fillSubject(stored?.subject ?? subject, { ...samplesOf(key), platform }),
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

const readStored = ({ db }: Pick<Context, 'db'>, key: TemplateKey): Promise<Stored | undefined> =>
  db.selectFrom('templates').selectAll().where('key', '=', key).executeTakeFirst()

/** The current wording of a template; version 0 as delivered. */
export const readWording = async (
  context: Pick<Context, 'db'>,
  key: TemplateKey,
): Promise<Pick<Stored, 'subject' | 'body' | 'version'>> =>
  (await readStored(context, key)) ?? { ...templateDefinitions[key], version: 0 }

/** A template in its current wording. */
export const readTemplate = async (context: Pick<Context, 'db'>, key: TemplateKey): Promise<Template> => {
  const { name } = await readSettings(context)
  return present(key, await readStored(context, key), name)
}

/** Every template in its current wording. */
export const listTemplates = async (
  context: Pick<Context, 'db'>,
): Promise<{ items: Template[]; total: number }> => {
  const { name } = await readSettings(context)
  const rows = await context.db.selectFrom('templates').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.key, row]))
  const items = templateKey.options.map((key) => present(key, stored.get(key), name))
  return { items, total: items.length }
}

/**
 * Words a template differently.
 * @throws ApiError unknown_variable, validation_failed when Liquid cannot read it, edited_meanwhile
 */
export const writeTemplate = async (
  context: ActorContext,
  key: TemplateKey,
  { subject, body, based_on }: CallBody<typeof templateCalls.writeTemplate>,
): Promise<Template> => {
  checkWording(key, { subject, body })
  const before = await context.db
    .selectFrom('templates')
    .select(['version', lastEditOf('templates', 'updated').as('edited')])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  refuseStale(based_on, { version: String(before?.version ?? 0), edited: before?.edited ?? null })
  const columns = { subject, body, updated_at: context.clock.now(), updated_by: context.actor.user_id }
  await context.db
    .insertInto('templates')
    .values({ key, version: 1, ...columns })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ ...columns, version: eb('templates.version', '+', 1) })),
    )
    .execute()
  const written = await readTemplate(context, key)
  await noteAdminAction(context, {
    action: 'template_changed',
    subject: written.title,
    details: { version: written.version },
  })
  return written
}

/** @throws ApiError unknown_variable, validation_failed */
export const checkWording = (
  key: TemplateKey,
  { subject, body }: { subject: string; body: string },
): void => {
  const known = Object.keys(variablesOf(key))
  checkTemplates({ subject, body }, known)
}
