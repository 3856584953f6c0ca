import { NavLink } from '@kursportal/shared/router'
import { Box, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 4px',
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  borderBottom: '3px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.active': {
    color: theme.vars.palette.primary.onSoft,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}))

/** The two parts of the messages, each an address of its own. */
export const MailTabs = (): ReactNode => {
  const t = useTexts()
  return (
    <Box
      component="nav"
      aria-label={t('reminders.tabs')}
      sx={{ display: 'flex', gap: 3, mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab to="/admin/mails" end>
        {t('reminders.outbox')}
      </Tab>
      <Tab to="/admin/mails/reminders">{t('reminders.title')}</Tab>
    </Box>
  )
}
