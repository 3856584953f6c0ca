import { imageAddress } from '@kursportal/shared/client'
import { formatDateTime, formatDay } from '@kursportal/shared/i18n'
import { Avatar, Box, StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from './texts.ts'
import type { TeamMember } from './api.ts'

const sinceOf = (t: Translate, { since, by }: TeamMember): string => {
  if (!since) return t('team.unknown')
  return by ? t('team.sinceBy', { when: formatDay(since), by }) : formatDay(since)
}

const Rights = ({ t, member }: { t: Translate; member: TeamMember }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {member.admin && <StatusChip tone="primary">{t('team.admin')}</StatusChip>}
    {member.course_creator && <StatusChip>{t('team.creator')}</StatusChip>}
  </Box>
)

/** What the list says of somebody of the team; `ownId` is who looks. */
export const teamColumns = (t: Translate, ownId: string | undefined): Column<TeamMember>[] => [
  {
    key: 'name',
    header: t('team.name'),
    cell: (member) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Avatar name={member.name} src={imageAddress(member.image_id, 160)} size={36} />
        <span>{member.name}</span>
        {member.id === ownId && <StatusChip tone="info">{t('team.you')}</StatusChip>}
      </Box>
    ),
    text: ({ name }) => name,
  },
  { key: 'rights', header: t('team.rights'), cell: (member) => <Rights t={t} member={member} /> },
  {
    key: 'courses',
    header: t('team.courses'),
    align: 'end',
    cell: ({ courses }) => courses,
    text: ({ courses }) => String(courses),
  },
  {
    key: 'seen',
    header: t('team.lastSeen'),
    cell: ({ last_seen_at: seen }) => (seen ? formatDateTime(seen) : t('team.never')),
  },
  { key: 'since', header: t('team.since'), cell: (member) => sinceOf(t, member) },
]
