import { formatMoney } from '@kursportal/shared/i18n'
import type { Translate } from '../texts.ts'
import type { DeletionReport } from '../api/deletion.ts'

const some = <Key extends string>(counts: Record<Key, number>, keys: readonly Key[]) =>
  keys.flatMap((key) => (counts[key] > 0 ? [{ key, count: counts[key] }] : []))

/** What deleting somebody does, a sentence a line, by what becomes of it; what there is none of is not said. */
export const deletionWords = (t: Translate, { goes, stays, passes, lapses }: DeletionReport) => ({
  goes: [
    t('personAccount.delete.goes.data'),
    ...some(goes, ['participations', 'certificates', 'posts', 'questions']).map(({ key, count }) =>
      t(`personAccount.delete.goes.${key}`, { count }),
    ),
  ],
  stays: some(stays, ['finishes', 'payouts']).map(({ key, count }) =>
    t(`personAccount.delete.stays.${key}`, { count }),
  ),
  passes: some(passes, ['courses', 'accesses', 'films']).map(({ key, count }) =>
    t(`personAccount.delete.passes.${key}`, { count }),
  ),
  lapses: [
    ...lapses.societies.map(({ name, is_community, members, available }) =>
      t(is_community ? 'personAccount.delete.lapses.club' : 'personAccount.delete.lapses.group', {
        name,
        count: members,
        amount: formatMoney(available),
      }),
    ),
    ...(lapses.payouts > 0
      ? [
          t('personAccount.delete.lapses.payouts', {
            count: lapses.payouts,
            amount: formatMoney(lapses.societies.reduce((sum, { requested }) => sum + requested, 0)),
          }),
        ]
      : []),
  ],
})
