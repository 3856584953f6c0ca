import { imageAddress, type AnswerOf } from '@kursportal/shared/client'
import { formatDay, formatDateTime } from '@kursportal/shared/i18n'
import { Avatar, Box, StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../../../texts/index.ts'

/** Somebody in the list. */
export type Member = AnswerOf<'GET /users'>['items'][number]

/** The name as people say it; the e-mail for who has none. */
export const nameOf = (member: Member): string =>
  `${member.first_name} ${member.last_name}`.trim() || member.email

const Name = ({ member }: { member: Member }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar name={nameOf(member)} src={imageAddress(member.image_id, 160)} size={36} />
    <Box component="span">{nameOf(member)}</Box>
  </Box>
)

const Roles = ({ member, t }: { member: Member; t: Translate }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
    {member.roles.map((role) => (
      <StatusChip key={role} tone={role === 'admin' ? 'primary' : 'neutral'}>
        {t(`roles.${role}`)}
      </StatusChip>
    ))}
  </Box>
)

/** What the list says of a member. */
export const memberColumns = (t: Translate): Column<Member>[] => [
  { key: 'name', header: t('members.name'), cell: (member) => <Name member={member} /> },
  { key: 'email', header: t('members.email'), cell: (member) => member.email },
  { key: 'roles', header: t('members.roles'), cell: (member) => <Roles member={member} t={t} /> },
  {
    key: 'courses',
    header: t('members.courses'),
    cell: (member) =>
      member.courses_started > 0
        ? t('members.coursesOf', { finished: member.courses_finished, started: member.courses_started })
        : t('members.noCourses'),
  },
  {
    key: 'since',
    header: t('members.since'),
    cell: (member) => formatDay(member.created_at),
    wideOnly: true,
  },
  {
    key: 'last-seen',
    header: t('members.lastSeen'),
    cell: (member) => (member.last_seen_at ? formatDateTime(member.last_seen_at) : t('members.never')),
    wideOnly: true,
  },
]
