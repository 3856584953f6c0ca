import { berlinDay, type InspectionFacts } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { proofsOf } from './proofs.store.ts'

/** What an inspection looks at besides the draft itself, today. */
export const inspectionFacts = async (
  context: Pick<Context, 'db' | 'clock'>,
  courseId: string,
): Promise<InspectionFacts> => ({
  today: berlinDay(context.clock.now()),
  proofs: (await proofsOf(context, courseId)).map(({ valid_until }) => valid_until),
})
