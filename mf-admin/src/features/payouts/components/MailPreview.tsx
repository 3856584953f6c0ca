import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { previewMail, type Decision } from '../api/payouts.ts'

/** Milliseconds without typing before the mail is asked for anew. */
const PAUSE = 500
/** What stands between a mail and its foot. */
const MAIL_FOOT = '\n\n-- \n'

type Props = {
  requestId: string
  decision: Decision
  reason: string
  /** Of what came back: whether the account is at fault. */
  mendAccount?: boolean | undefined
}

/** The mail as the person will get it, while the reason is typed. */
export const MailPreview = ({ requestId, decision, reason, mendAccount }: Props): ReactNode => {
  const t = useTexts()
  const [settled, setSettled] = useState(reason)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(reason.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [reason])
  const preview = useQuery(previewMail(requestId, decision, settled, mendAccount))
  return (
    <Box component="section" aria-label={t('payouts.preview')} sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('payouts.preview')}</Typography>
      {preview.isError && <Alert severity="warning">{failureText(preview.error)}</Alert>}
      {preview.data && (
        <Box
          sx={{
            p: 2,
            bgcolor: 'background.sunken',
            borderRadius: '14px',
            overflowWrap: 'anywhere',
            fontSize: '0.9375rem',
          }}
        >
          <Box sx={{ color: 'text.secondary' }}>
            {preview.data.to === null
              ? t('payouts.previewNobody')
              : t('payouts.previewTo', { to: preview.data.to })}
          </Box>
          <Box sx={{ fontWeight: 650, my: 0.5 }}>{preview.data.subject}</Box>
          <Box sx={{ whiteSpace: 'pre-line' }}>{preview.data.text.split(MAIL_FOOT)[0]}</Box>
        </Box>
      )}
    </Box>
  )
}
