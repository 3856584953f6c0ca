import { imageAddress, type AnswerOf } from '@kursportal/shared/client'
import { formatDay, formatDateTime } from '@kursportal/shared/i18n'
import { Avatar, Box, Link, Typography } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../../../texts/index.ts'

/** Somebody in the list. */
export type Member = AnswerOf<'GET /users'>['items'][number]

/** The name as people say it; the e-mail for who has none. */
export const nameOf = (member: Member): string =>
  `${member.first_name} ${member.last_name}`.trim() || member.email

const Name = ({ member }: { member: Member }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
    <Avatar name={nameOf(member)} src={imageAddress(member.image_id, 160)} size={36} />
    <Box component="span" sx={{ minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block' }}>
        {nameOf(member)}
      </Box>
      <Typography
        component="span"
        variant="caption"
        sx={{
          display: 'block',
          color: 'text.secondary',
          fontWeight: 400,
          maxWidth: '30ch',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
        title={member.email}
      >
        {member.email}
      </Typography>
    </Box>
  </Box>
)

/** What belongs on one line where there is room for it. */
const Whole = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
    {children}
  </Box>
)

/** What the list says of a member. */
export const memberColumns = (t: Translate): Column<Member>[] => [
  { key: 'name', header: t('members.name'), cell: (member) => <Name member={member} /> },
  {
    key: 'roles',
    header: t('members.roles'),
    // Words, as chips would make the rows of the team three times as high.
    cell: (member) => member.roles.map((role) => t(`roles.${role}`)).join(', '),
  },
  {
    key: 'courses',
    header: t('members.courses'),
    cell: (member) => (
      <Whole>
        {member.courses_started > 0
          ? t('members.coursesOf', { finished: member.courses_finished, started: member.courses_started })
          : t('members.noCourses')}
      </Whole>
    ),
  },
  {
    key: 'certificates',
    header: t('members.certificates'),
    cell: (member) =>
      member.courses_finished > 0 && (
        <Link
          href={`/admin/members/${member.id}/certificates`}
          aria-label={t('members.certificatesOf', { name: nameOf(member) })}
        >
          {t('members.certificates')}
        </Link>
      ),
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
    cell: (member) => (
      <Whole>{member.last_seen_at ? formatDateTime(member.last_seen_at) : t('members.never')}</Whole>
    ),
    wideOnly: true,
  },
]
