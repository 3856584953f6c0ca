import { Alert, Box, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { personAddress } from '../person-tabs.ts'
import type { AccountMerge } from './api.ts'

const moved = [
  'certificates',
  'participations',
  'accesses',
  'societies',
  'leads',
  'finishes',
  'payouts',
  'posts',
  'questions',
  'courses',
] as const

/** What passes on, a line each; what there is none of is not said. */
const movesOf = (t: Translate, { moves, society, fills }: AccountMerge): string[] => [
  ...moved.flatMap((key) => (moves[key] > 0 ? [t(`personMerge.moves.${key}`, { count: moves[key] })] : [])),
  ...(society.from !== null && society.into === null
    ? [t('personMerge.moves.society', { name: society.from })]
    : []),
  ...(fills.length > 0
    ? [
        t('personMerge.moves.profile', {
          parts: fills.map((part) => t(`personMerge.parts.${part}`)).join(', '),
        }),
      ]
    : []),
]

/** What becomes one where both have it. */
const joinsOf = (t: Translate, { joined, groups_joined, double_finishes }: AccountMerge): string[] => [
  ...joined.map(({ title }) => t('personMerge.joins.course', { title })),
  ...(groups_joined ? [t('personMerge.joins.groups')] : []),
  ...(double_finishes > 0 ? [t('personMerge.joins.finishes', { count: double_finishes })] : []),
]

/** What ends with the account. */
const endsOf = (t: Translate, { from, into, drops, sessions, society }: AccountMerge): string[] => [
  t('personMerge.ends.login', { email: from.email, into: into.email }),
  ...(sessions > 0 ? [t('personMerge.ends.sessions', { count: sessions })] : []),
  ...(drops.length > 0
    ? [
        t('personMerge.ends.profile', {
          parts: drops.map((part) => t(`personMerge.parts.${part}`)).join(', '),
        }),
      ]
    : []),
  ...(society.from !== null && society.into !== null && society.from !== society.into
    ? [t('personMerge.ends.society', { from: society.from, into: society.into })]
    : []),
]

const Part = ({ title, lines }: { title: string; lines: readonly string[] }): ReactNode =>
  lines.length > 0 && (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  )

/** Where what is in the way is decided. */
const blockerAddress = (blocker: AccountMerge['blockers'][number], { from }: AccountMerge): string =>
  blocker === 'payouts_open'
    ? '/admin/payouts'
    : blocker === 'remarks_open'
      ? '/admin/sales/remarks'
      : personAddress(from.id)

/** What bringing two accounts together would do, or what has to be done before. */
export const MergeReport = ({
  report,
  onLeave,
}: {
  report: AccountMerge
  onLeave: () => void
}): ReactNode => {
  const t = useTexts()
  const [blocker] = report.blockers
  if (blocker)
    return (
      <Alert severity="warning">
        {t(`personMerge.blockers.${blocker}`)}{' '}
        <Link href={blockerAddress(blocker, report)} onClick={onLeave}>
          {t(`personMerge.blockerLinks.${blocker}`, { name: report.from.name })}
        </Link>
      </Alert>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t('personMerge.stays', { name: report.into.name, email: report.into.email })}</Typography>
      <Part title={t('personMerge.moves.title')} lines={movesOf(t, report)} />
      <Part title={t('personMerge.joins.title')} lines={joinsOf(t, report)} />
      <Part title={t('personMerge.ends.title')} lines={endsOf(t, report)} />
      <Typography sx={{ fontWeight: 600 }}>{t('personMerge.final')}</Typography>
    </Box>
  )
}
