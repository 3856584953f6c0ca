import type { CallAnswer, certificateCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { readProvider } from '../settings/provider.ts'
import { readSettings } from '../settings/read-settings.ts'
import { insuredWording } from './certificate-wording.ts'
import { confirmableParticipation } from './confirmable-participation.ts'
import { feePaid, feeText } from './fee-paid.ts'

/**
 * What somebody signs when they confirm a participation, before they do.
 * @throws ApiError course_not_finished, not_found
 */
export const readDeclarations = async (
  context: ActorContext,
  courseId: string,
): Promise<CallAnswer<typeof certificateCalls.readDeclarations>> => {
  await confirmableParticipation(context, courseId)
  const { title } = await context.db
    .selectFrom('courses')
    .select('title')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const settings = await readSettings(context)
  const provider = await readProvider(context)
  const about = {
    forInsurance: settings.insurance_data,
    fee: feeText(await feePaid(context, context.actor.user_id, courseId)),
    course: title,
    provider: provider?.name ?? settings.name,
  }
  const own = await insuredWording(context, { ...about, byParent: false })
  const parent = await insuredWording(context, { ...about, byParent: true })
  return { own: own.declarations, by_parent: parent.declarations, privacy: own.privacy }
}
