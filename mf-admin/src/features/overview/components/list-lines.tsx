import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { daysSince } from '../../../common/days-since.ts'
import { EntryIcon } from '@kursportal/shared/ui/admin-area'
import type { Translate } from '../texts.ts'
import type { Overview } from '../api/tasks.ts'
import type { Line } from './TaskList.tsx'

/** What stops money that was booked or asked for. */
const moneyLines = (t: Translate, { tasks, first_steps }: Overview, hasPayouts: boolean): Line[] => {
  const { open_objections: objections, payouts_in_no_file: booked } = tasks
  const icon = <EntryIcon name="banknote" />
  return [
    ...(!first_steps.payout_account && (hasPayouts || booked.count > 0)
      ? [
          {
            key: 'account',
            href: '/admin/payouts/account',
            icon,
            title: t('overview.noAccount'),
            note: t('overview.noAccountWhy'),
          },
        ]
      : []),
    ...(objections.since
      ? [
          {
            key: 'objections',
            href: '/admin/payouts/documents?stand=objected',
            icon,
            title: t('overview.objections', { count: objections.count }),
            note: t('overview.objectionsSince', { day: formatDay(objections.since) }),
          },
        ]
      : []),
    ...(booked.since
      ? [
          {
            key: 'booked',
            href: '/admin/payouts?stand=booked',
            icon,
            title: t('overview.booked', { count: booked.count, sum: formatMoney(booked.amount) }),
            note: t('overview.oldestPayout', { count: daysSince(booked.since) }),
          },
        ]
      : []),
  ]
}

const clubs = [
  ['societies_without_account', 'ohne-konto'],
  ['societies_without_owner', 'niemandes-guthaben'],
] as const

/** What waits in a list, each with as many as the list it leads to holds. */
export const listLines = (
  t: Translate,
  overview: Overview,
  { hasPayouts, hasClubs }: { hasPayouts: boolean; hasClubs: boolean },
): Line[] => {
  const { tasks, health } = overview
  const { unpublished_changes: changes } = tasks
  return [
    ...moneyLines(t, overview, hasPayouts),
    ...clubs
      .filter(([kind]) => hasClubs && tasks[kind] > 0)
      .map(([kind, filter]) => ({
        key: kind,
        href: `/admin/groups?nur=${filter}`,
        icon: <EntryIcon name="building-2" />,
        title: t(`overview.${kind}`, { count: tasks[kind] }),
        note: t(`overview.${kind}_why`),
      })),
    ...(changes > 0
      ? [
          {
            key: 'changes',
            href: '/course-editor/course-list?stand=live_with_changes&ruht=30',
            icon: <EntryIcon name="book-open" />,
            title: t('overview.unpublished', { count: changes }),
            note: t('overview.unpublishedWhy'),
          },
        ]
      : []),
    ...(health.mails_failed > 0
      ? [
          {
            key: 'mails',
            href: FAILED_MAILS,
            icon: <EntryIcon name="mail" />,
            title: t('overview.failedMails', { count: health.mails_failed }),
            note: t('overview.failedMailsWhy'),
          },
        ]
      : []),
  ]
}

/** The mails of the last 30 days that were given up. */
const FAILED_MAILS = '/admin/mails?stand=failed&zeit=month'
