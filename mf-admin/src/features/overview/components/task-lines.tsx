import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { CertificateIcon, ErrorIcon, FilmIcon, SettingsIcon, TextIcon } from '@kursportal/shared/ui'
import { daysSince } from '../../../common/days-since.ts'
import { EntryIcon } from '@kursportal/shared/ui/admin-area'
import type { OpenPayout } from '../../../common/open-payouts.ts'
import type { Translate } from '../texts.ts'
import type { Overview } from '../api/tasks.ts'
import { listLines } from './list-lines.tsx'
import type { Line } from './TaskList.tsx'

/** What was read of what waits; what did not come is left out. */
export type Waiting = {
  payouts: readonly OpenPayout[]
  remarks: number
  overview: Overview | undefined
  modules: readonly { name: string; title: string }[]
  /** Whether there are clubs, and so pages about them. */
  hasClubs: boolean
}

/** The payouts of a stage that wait, in one line: how many, how much, since when. */
const payoutLine = (t: Translate, stage: 'requested' | 'returned', all: readonly OpenPayout[]): Line[] => {
  const payouts = all.filter((payout) => payout.stage === stage)
  const since = payouts.map(({ created_at, returned_at }) => returned_at ?? created_at)
  const [oldest] = since.toSorted()
  if (!oldest) return []
  const sum = payouts.reduce((total, { amount }) => total + amount, 0)
  return [
    {
      key: stage,
      href: stage === 'requested' ? '/admin/payouts' : '/admin/payouts?stand=returned',
      icon: <EntryIcon name="banknote" />,
      title: t(`overview.payouts.${stage}`, { count: payouts.length, sum: formatMoney(sum) }),
      note: t('overview.oldestPayout', { count: daysSince(oldest) }),
    },
  ]
}

/** What looks odd about recommending: nobody is paid for it until somebody has looked. */
const remarkLines = (t: Translate, count: number): Line[] =>
  count > 0
    ? [
        {
          key: 'remarks',
          href: '/admin/sales/remarks',
          icon: <EntryIcon name="trending-up" />,
          title: t('overview.remarks', { count }),
          note: t('overview.remarksWhy'),
        },
      ]
    : []

const ofTasks = (t: Translate, { tasks }: Overview): Line[] => [
  ...tasks.reported_courses.map(({ course_id, title, posts, since }) => ({
    key: course_id,
    href: `/courses/${course_id}/forum/reports`,
    icon: <ErrorIcon size={22} />,
    title: t('overview.reports', { count: posts, course: title }),
    note: t('overview.reportsSince', { day: formatDay(since) }),
  })),
  ...(['open_reports', 'open_withdrawals'] as const).flatMap((kind) => {
    const { count, since } = tasks[kind]
    return since
      ? [
          {
            key: kind,
            href: `/admin/${kind === 'open_reports' ? 'reports' : 'withdrawals'}?stand=open`,
            icon: <ErrorIcon size={22} />,
            title: t(`overview.${kind}`, { count }),
            note: t('overview.oldestSince', { day: formatDay(since) }),
          },
        ]
      : []
  }),
  ...tasks.failed_films.map(({ video_id, title, course_id, course_title, creator }) => ({
    key: video_id,
    href: `/course-editor/courses/${course_id}/lectures/${video_id}`,
    icon: <FilmIcon size={22} />,
    title: t('overview.film', { lecture: title || t('overview.untitled') }),
    note: t('overview.filmIn', { course: course_title, creator }),
  })),
  ...tasks.unwritten_texts.map((type) => ({
    key: type,
    href: `/admin/pages/${type}`,
    icon: <TextIcon size={22} />,
    title: t('overview.unwritten', { title: t(`legal.types.${type}`) }),
  })),
  ...(['expired', 'ends_soon'] as const).flatMap((state) =>
    tasks.certifications[state] > 0
      ? [
          {
            key: state,
            href: `/admin/certifications?stand=${state}`,
            icon: <CertificateIcon size={22} />,
            title: t(`overview.certifications.${state}`, { count: tasks.certifications[state] }),
          },
        ]
      : [],
  ),
  ...(tasks.provider_missing
    ? [
        {
          key: 'provider',
          href: '/admin/settings',
          icon: <SettingsIcon size={22} />,
          title: t('overview.provider'),
          note: t('overview.providerWhy'),
        },
      ]
    : []),
]

/** What waits, each a line that leads to where it is done: payouts first, as people wait for them. */
export const taskLines = (t: Translate, waiting: Waiting): Line[] => {
  const { payouts, remarks, overview, modules, hasClubs } = waiting
  return [
    ...payoutLine(t, 'requested', payouts),
    ...payoutLine(t, 'returned', payouts),
    ...remarkLines(t, remarks),
    ...(overview ? listLines(t, overview, { hasPayouts: payouts.length > 0, hasClubs }) : []),
    ...(overview ? ofTasks(t, overview) : []),
    ...modules.map(({ name, title }) => ({
      key: name,
      href: `/admin/modules/${name}`,
      icon: <SettingsIcon size={22} />,
      title: t('overview.module', { title }),
    })),
  ]
}
