import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import {
  Box,
  CertificateIcon,
  ChevronRightIcon,
  ErrorIcon,
  FilmIcon,
  Link,
  SettingsIcon,
  TextIcon,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { daysSince } from '../../../common/days-since.ts'
import { EntryIcon } from '../../../common/menu/menu-icons.ts'
import type { OpenPayout } from '../../../common/open-payouts.ts'
import { useTexts, type Translate } from '../texts.ts'
import type { Overview } from '../api/tasks.ts'

type Line = { href: string; icon: ReactNode; title: string; note?: string }
type Module = { name: string; title: string }

const Row = ({ href, icon, title, note }: Line): ReactNode => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      gap: 1.5,
      alignItems: 'center',
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      '& > svg': { flex: 'none', color: 'text.secondary' },
    }}
  >
    {icon}
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link
        href={href}
        underline="hover"
        sx={{
          color: 'text.primary',
          fontWeight: 600,
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {title}
      </Link>
      {note && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
    </Box>
    <ChevronRightIcon size={22} aria-hidden />
  </Box>
)

/** The payouts that wait, in one line: how many, how much, since when. */
const payoutLines = (t: Translate, payouts: readonly OpenPayout[]): (Line & { key: string })[] => {
  const [oldest] = payouts.map(({ created_at }) => created_at).toSorted()
  if (!oldest) return []
  const sum = payouts.reduce((all, { amount }) => all + amount, 0)
  return [
    {
      key: 'payouts',
      href: '/admin/payouts',
      icon: <EntryIcon name="banknote" />,
      title: t('overview.payouts', { count: payouts.length, sum: formatMoney(sum) }),
      note: t('overview.oldestPayout', { count: daysSince(oldest) }),
    },
  ]
}

/** What looks odd about recommending: nobody is paid for it until somebody has looked. */
const remarkLines = (t: Translate, count: number): (Line & { key: string })[] =>
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

/** How many things a list of them would hold. */
export const countTasks = (tasks: Overview['tasks'], modules: readonly Module[]): number =>
  tasks.reported_courses.length +
  Math.sign(tasks.open_reports.count) +
  Math.sign(tasks.open_withdrawals.count) +
  tasks.failed_films.length +
  tasks.unwritten_texts.length +
  tasks.certifications.ends_soon +
  tasks.certifications.expired +
  Number(tasks.provider_missing) +
  modules.length

const taskLines = (
  t: Translate,
  tasks: Overview['tasks'],
  modules: readonly Module[],
): (Line & { key: string })[] => [
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
  ...modules.map(({ name, title }) => ({
    key: name,
    href: `/admin/modules/${name}`,
    icon: <SettingsIcon size={22} />,
    title: t('overview.module', { title }),
  })),
]

/** What waits, each a line that leads to where it is done: payouts first, as people wait for them. */
export const TaskList = ({
  payouts,
  remarks,
  tasks,
  modules,
}: {
  payouts: readonly OpenPayout[]
  remarks: number
  tasks: Overview['tasks'] | undefined
  modules: readonly Module[]
}): ReactNode => {
  const t = useTexts()
  const lines = [
    ...payoutLines(t, payouts),
    ...remarkLines(t, remarks),
    ...(tasks ? taskLines(t, tasks, modules) : []),
  ]
  if (lines.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, ...line }) => (
        <Row key={key} {...line} />
      ))}
    </Box>
  )
}
