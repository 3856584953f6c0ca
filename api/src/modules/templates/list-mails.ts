import type { CallAnswer, CallQuery, mailCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { berlinDayEnd, berlinDayStart } from '../../platform/db/berlin-days.ts'
import { countUpTo, pageWithTotal } from '../../platform/db/paging.ts'
import { mailColumns, presentMails } from './mails.views.ts'

/** The mails the platform queued and what became of them, the latest first. */
export const listMails = async (
  context: Pick<Context, 'db'>,
  query: CallQuery<typeof mailCalls.listMails>,
): Promise<CallAnswer<typeof mailCalls.listMails>> => {
  const { db } = context
  const { state, key, to, from, until } = query
  let matching = db.selectFrom('mails')
  if (state) matching = matching.where('mails.state', '=', state)
  if (key) matching = matching.where('mails.template_key', '=', key)
  if (to) {
    const begins = `${to.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    matching = matching.where((eb) => eb(eb.fn<string>('lower', ['mails.to_address']), 'like', begins))
  }
  if (from) matching = matching.where('mails.created_at', '>=', berlinDayStart(from))
  if (until) matching = matching.where('mails.created_at', '<', berlinDayEnd(until))
  const { rows, total } = await pageWithTotal(
    matching.select(mailColumns).orderBy('mails.created_at', 'desc').orderBy('mails.id'),
    query,
    () => countUpTo(db, matching),
  )
  return { items: await presentMails(context, rows), total }
}

/** How many mails wait and failed, and whether there is a mail server. */
export const readMailState = async ({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<CallAnswer<typeof mailCalls.readMailState>> => {
  const { queued, failed } = await db
    .selectFrom('mails')
    // The condition of the partial index: mails that were sent are not counted.
    .where('state', 'in', ['queued', 'failed'])
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'queued').as('queued'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { server: config.smtpUrl !== undefined, queued, failed }
}
