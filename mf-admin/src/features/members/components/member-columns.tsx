import { nameOrEmail } from '@kursportal/shared/domain'
import { imageAddress, type AnswerOf } from '@kursportal/shared/client'
import { formatDay, formatDateTime } from '@kursportal/shared/i18n'
import { Avatar, Box, StatusChip } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../texts.ts'

/** Somebody in the list. */
export type Member = AnswerOf<'GET /users'>['items'][number]

const Name = ({ member }: { member: Member }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
    <Avatar name={nameOrEmail(member)} src={imageAddress(member.image_id, 160)} size={36} />
    {/* A column as wide as the longest word, so that no name is cut in two; one that is no word breaks all the same. */}
    <Box component="span" sx={{ minWidth: 0, maxWidth: '26ch', overflowWrap: { md: 'break-word' } }}>
      {nameOrEmail(member)}
    </Box>
  </Box>
)

/** What belongs on one line where there is room for it. */
const Whole = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
    {children}
  </Box>
)

/** How an account stands: whether somebody was ever here, and has a password of their own. */
const stateOf = (member: Member) =>
  member.last_seen_at === null
    ? 'never_logged_in'
    : member.must_change_password
      ? 'must_change_password'
      : 'active'

const coursesOf = (t: Translate, member: Member): string =>
  member.courses_started > 0
    ? t('members.coursesOf', { finished: member.courses_finished, started: member.courses_started })
    : t('members.noCourses')

/** Somebody's roles in words, as chips would make the rows of the team three times as high. */
const rolesOf = (t: Translate, member: Member): string =>
  member.roles.map((role) => t(`roles.${role}`)).join(', ')

/** What the list says of a member. */
export const memberColumns = (t: Translate): Column<Member>[] => [
  {
    key: 'name',
    header: t('members.name'),
    sortable: true,
    cell: (member) => <Name member={member} />,
    text: nameOrEmail,
  },
  {
    key: 'email',
    header: t('memberList.email'),
    oneLine: true,
    cell: ({ email }) => email,
    text: ({ email }) => email,
  },
  {
    key: 'city',
    header: t('memberList.city'),
    oneLine: true,
    wideOnly: true,
    cell: ({ city }) => city,
    text: ({ city }) => city,
  },
  {
    key: 'society',
    header: t('memberList.society'),
    oneLine: true,
    cell: ({ society }) => society?.name,
    text: ({ society }) => society?.name ?? '',
  },
  {
    key: 'courses',
    header: t('members.courses'),
    sortable: true,
    cell: (member) => <Whole>{coursesOf(t, member)}</Whole>,
    text: (member) => coursesOf(t, member),
  },
  {
    key: 'registered',
    header: t('members.since'),
    sortable: true,
    wideOnly: true,
    cell: (member) => formatDay(member.created_at),
    text: (member) => formatDay(member.created_at),
  },
  {
    key: 'seen',
    header: t('members.lastSeen'),
    sortable: true,
    cell: (member) => <LastSeen t={t} member={member} />,
    text: (member) => (member.last_seen_at ? formatDateTime(member.last_seen_at) : t('members.never')),
  },
  {
    key: 'roles',
    header: t('members.roles'),
    cell: (member) => rolesOf(t, member),
    text: (member) => rolesOf(t, member),
  },
]

/** When somebody was here last, or why they cannot have been; only what differs from the usual stands out. */
const LastSeen = ({ t, member }: { t: Translate; member: Member }) => {
  const state = stateOf(member)
  if (state === 'never_logged_in')
    return <StatusChip tone="warning">{t('memberList.state.never_logged_in')}</StatusChip>
  return (
    <>
      <Whole>{member.last_seen_at ? formatDateTime(member.last_seen_at) : ''}</Whole>
      {state === 'must_change_password' && (
        <StatusChip tone="info">{t('memberList.state.must_change_password')}</StatusChip>
      )}
    </>
  )
}
