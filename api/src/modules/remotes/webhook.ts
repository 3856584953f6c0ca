import type { CallAnswer, CallBody, remoteCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteChange } from './registry.store.ts'
import type { ChangeMaker } from './remotes.policy.ts'

/** Messages in a row that may fail; then nothing is sent before somebody sets the address anew. */
export const MOST_FAILURES = 12

type Webhook = CallAnswer<typeof remoteCalls.readWebhook>

/** What messages to the team of a remote are signed with; derived, so that nothing of it is stored. */
export const webhookKey = ({ secrets }: Pick<Context, 'secrets'>, remote: string): string =>
  secrets.sign(`webhook:${remote}`)

/** Where the team of a remote is told of its errors. */
export const readWebhook = async (
  context: Pick<Context, 'db' | 'secrets'>,
  remote: string,
): Promise<Webhook> => {
  const found = await context.db
    .selectFrom('remote_webhooks')
    .select(['address', 'told_at', 'failures'])
    .where('remote', '=', remote)
    .executeTakeFirst()
  return {
    address: found?.address ?? null,
    key: found ? webhookKey(context, remote) : null,
    told_at: found?.told_at?.toISOString() ?? null,
    failures: found?.failures ?? 0,
    stopped: (found?.failures ?? 0) >= MOST_FAILURES,
  }
}

/** Of an address only the machine: what follows may be a secret of the team. */
const machineOf = (address: string | null): string => (address === null ? '' : new URL(address).host)

/**
 * Sets where the team of a remote is told, or null for nowhere; noted in the trail. The same address again begins anew.
 * @throws ApiError not_found without such a remote
 */
export const setWebhook = async (
  context: Context,
  by: ChangeMaker,
  { name: remote, address }: CallBody<typeof remoteCalls.setWebhook>,
): Promise<Webhook> => {
  const { db } = context
  const known = await db.selectFrom('remotes').select('name').where('name', '=', remote).executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  const before = await readWebhook(context, remote)
  if (address === null) await db.deleteFrom('remote_webhooks').where('remote', '=', remote).execute()
  else
    await db
      .insertInto('remote_webhooks')
      .values({ remote, address, told_at: null, failures: 0 })
      .onConflict((conflict) => conflict.column('remote').doUpdateSet({ address, failures: 0 }))
      .execute()
  if (address !== before.address)
    await noteChange(context, remote, by, machineOf(address ?? before.address), {
      action: address === null ? 'webhook_removed' : 'webhook_set',
      version: null,
      from_version: null,
      audience: null,
    })
  return readWebhook(context, remote)
}
