import { sql } from 'kysely'
import {
  optionalMails,
  templateKey,
  type CallAnswer,
  type CallBody,
  type Template,
  type TemplateKey,
  type templateCalls,
} from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { fillText, type Variables } from '../../platform/mail/liquid.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { readSettings } from '../settings/read-settings.ts'
import { checkWording, samplesOf, variablesOf } from './check-wording.ts'
import { isSwitchedOff } from './switch-template.ts'
import { isPrinted, templateDefinitions, templateGroup } from './template-definitions.ts'

/** A subject with its variables filled in, in one line. */
export const fillSubject = (subject: string, variables: Variables): string =>
  fillText(subject, variables).replaceAll(/\s+/g, ' ').trim()

type Stored = { subject: string; body: string; version: number; updated_at: Date }

const present = (
  key: TemplateKey,
  stored: Stored | undefined,
  { platform, sentAt, off }: { platform: string; sentAt: Date | undefined; off: boolean },
): Template => {
  const { title, subject, body } = templateDefinitions[key]
  return {
    key,
    group: templateGroup(key),
    printed: isPrinted(key),
    optional: optionalMails.includes(key),
    off,
    title,
    subject: stored?.subject ?? subject,
    sample_subject: fillSubject(stored?.subject ?? subject, { ...samplesOf(key), platform }),
    body: stored?.body ?? body,
    default_subject: subject,
    default_body: body,
    variables: Object.entries(variablesOf(key)).map(([name, { meaning, sample, optional }]) => ({
      name,
      meaning,
      sample,
      optional: optional ?? false,
    })),
    version: stored?.version ?? 0,
    updated_at: stored?.updated_at.toISOString() ?? null,
    last_sent_at: sentAt?.toISOString() ?? null,
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

/** When a mail was last made from each of these templates; each is one look into the index. */
const lastSent = async (
  { db }: Pick<Context, 'db'>,
  keys: readonly TemplateKey[],
): Promise<Map<string, Date>> => {
  const { rows } = await sql<{ key: string; at: Date }>`
    select wanted.key, last.created_at as at
    from unnest(array[${sql.join(keys)}]::text[]) as wanted (key)
    join lateral (
      select mails.created_at from mails where mails.template_key = wanted.key
      order by mails.created_at desc limit 1
    ) as last on true`.execute(db)
  return new Map(rows.map(({ key, at }) => [key, new Date(at)]))
}

/** A template in its current wording. */
export const readTemplate = async (context: Pick<Context, 'db'>, key: TemplateKey): Promise<Template> => {
  const { name: platform } = await readSettings(context)
  const sent = await lastSent(context, [key])
  const off = await isSwitchedOff(context, key)
  return present(key, await readStored(context, key), { platform, sentAt: sent.get(key), off })
}

/** Every template in its current wording. */
export const listTemplates = async (
  context: Pick<Context, 'db'>,
): Promise<{ items: Template[]; total: number }> => {
  const { name: platform } = await readSettings(context)
  const rows = await context.db.selectFrom('templates').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.key, row]))
  const sent = await lastSent(context, templateKey.options)
  const off = new Set(
    (await context.db.selectFrom('templates_off').select('key').execute()).map(({ key }) => key),
  )
  const items = templateKey.options.map((key) =>
    present(key, stored.get(key), { platform, sentAt: sent.get(key), off: off.has(key) }),
  )
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
  await context.db
    .insertInto('template_versions')
    .values({ key, version: written.version, ...columns })
    .execute()
  await noteAdminAction(context, {
    action: 'template_changed',
    subject: written.title,
    details: { version: written.version },
  })
  return written
}

/** What a template said before, the newest first. */
export const listTemplateVersions = async (
  { db }: Pick<Context, 'db'>,
  key: TemplateKey,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<CallAnswer<typeof templateCalls.listTemplateVersions>> => {
  const matching = db.selectFrom('template_versions').where('key', '=', key)
  const selected = matching
    .select(['version', 'subject', 'body', lastEditOf('template_versions', 'updated').as('edited')])
    .orderBy('version', 'desc')
  const { rows, total } = await pageOf(selected, matching, page)
  return { items: rows, total }
}
