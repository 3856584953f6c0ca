import { formatTime } from '@kursportal/shared/i18n'
import { Box, Button, Typography } from '@kursportal/shared/ui'
import { CheckboxField, PasswordField, type At } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { forgetConfirmation, useConfirmedUntil } from './confirmation.ts'

/** The admin’s own password, with the choice to remember it for ten minutes; once remembered, that it is. */
export const AdminPasswordFields = ({
  at,
}: {
  at: At<{ admin_password: string; remember: boolean }>
}): ReactNode => {
  const t = useTexts()
  const until = useConfirmedUntil()
  if (until)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('adminPassword.held', { time: formatTime(until) })}
        </Typography>
        <Button variant="text" size="small" onClick={forgetConfirmation}>
          {t('adminPassword.forget')}
        </Button>
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <PasswordField
        name={at('admin_password')}
        label={t('adminPassword.label')}
        autoComplete="current-password"
      />
      <CheckboxField name={at('remember')} label={t('adminPassword.remember')} />
    </Box>
  )
}
