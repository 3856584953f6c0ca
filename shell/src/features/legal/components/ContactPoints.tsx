import { useQuery } from '@kursportal/shared/query'
import { Box, Link, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readNotices } from '../api/notices.ts'

const Mail = ({ to }: { to: string }): ReactNode => (
  <Link href={`mailto:${to}`} sx={{ overflowWrap: 'anywhere' }}>
    {to}
  </Link>
)

/** Whom people and authorities write to; nothing until an admin has entered it. */
export const ContactPoints = (): ReactNode => {
  const t = useTexts()
  const contact = useQuery(readNotices).data?.contact
  if (!contact) return null
  return (
    <Box sx={{ mt: { xs: 4, sm: 6 } }}>
      <Section title={t('contact.title')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography>
            {t('contact.users')} <Mail to={contact.users_email} />
            {contact.phone !== '' && `, ${t('contact.phone', { phone: contact.phone })}`}
          </Typography>
          <Typography>
            {t('contact.authorities')} <Mail to={contact.authorities_email} />
          </Typography>
          <Typography>{t('contact.languages', { languages: contact.languages })}</Typography>
        </Box>
      </Section>
    </Box>
  )
}
