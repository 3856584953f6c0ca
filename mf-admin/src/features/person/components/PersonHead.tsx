import { imageAddress } from '@kursportal/shared/client'
import { formatDateTime, formatDay } from '@kursportal/shared/i18n'
import {
  Avatar,
  Box,
  CopyIcon,
  copyText,
  IconButton,
  Link,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Person } from '../api/person.ts'

/** Picture and name, as the heading of the page. */
export const PersonName = ({ person }: { person: Person }): ReactNode => (
  <Box
    component="span"
    sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}
  >
    <Avatar name={person.name} src={imageAddress(person.image_id, 160)} size={64} />
    <Box component="span" sx={{ minWidth: 0 }}>
      {person.name}
    </Box>
  </Box>
)

const Email = ({ email }: Pick<Person, 'email'>): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <IconButton aria-label={t('person.copy')} onClick={() => void copyText(email, t('person.copied'))}>
        <CopyIcon size={20} />
      </IconButton>
    </Box>
  )
}

/** Whether somebody can be told to log in at all. */
const State = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  if (person.must_change_password) return <StatusChip tone="warning">{t('person.state.password')}</StatusChip>
  if (person.last_seen_at === null) return <StatusChip tone="neutral">{t('person.state.never')}</StatusChip>
  return <StatusChip tone="success">{t('person.state.active')}</StatusChip>
}

/** What one wants to know of somebody at once: how to reach them, what they are, since when. */
export const PersonHead = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const facts = [
    t('person.since', { day: formatDay(person.created_at) }),
    ...(person.last_seen_at ? [t('person.seen', { when: formatDateTime(person.last_seen_at) })] : []),
    // Otherwise the chip says it.
    ...(!person.last_seen_at && person.must_change_password ? [t('person.neverSeen')] : []),
  ]
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 0.5 }}>
      <Email email={person.email} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <State person={person} />
        {person.roles.map((role) => (
          <StatusChip key={role} tone="primary">
            {t(`roles.${role}`)}
          </StatusChip>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
        {person.society && (
          <>
            {` · ${t('person.inSociety')} `}
            <Link href={`/admin/groups/${person.society.id}`}>{person.society.name}</Link>
          </>
        )}
      </Typography>
    </Box>
  )
}
