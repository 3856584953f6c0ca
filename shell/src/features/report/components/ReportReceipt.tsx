import type { FiledContentReport } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert, Box, Button, Card, CardBody, styled, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { StepHeading } from '../../../common/StepHeading.tsx'
import { useTexts } from '../texts.ts'

const Term = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
const Words = styled('dd')({ margin: '0 0 16px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

const arrival = ({ email, receipt_mailed }: FiledContentReport) =>
  receipt_mailed ? 'report.doneMailed' : email === '' ? 'report.done' : 'report.donePrint'

/** What arrived and when: to read, to print, and on its way by mail. */
export const ReportReceipt = ({ receipt }: { receipt: FiledContentReport }): ReactNode => {
  const t = useTexts()
  const { address, reason, explanation, email, number, received_at } = receipt
  return (
    <Card>
      <CardBody>
        <StepHeading>{t('report.doneTitle')}</StepHeading>
        <Alert severity="success" sx={{ mb: 2 }}>
          {t(arrival(receipt), { when: formatDateTime(received_at), email })}
        </Alert>
        <Typography sx={{ mb: 2 }}>{t('report.number', { number })}</Typography>
        <Box component="dl" sx={{ m: 0 }}>
          <Term>{t('report.address')}</Term>
          <Words>{address}</Words>
          <Term>{t('report.reason')}</Term>
          <Words>{t(`report.reasons.${reason}`)}</Words>
          <Term>{t('report.explanation')}</Term>
          <Words>{explanation}</Words>
        </Box>
        <Typography sx={{ mb: 3 }}>{t('report.next')}</Typography>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('report.print')}
        </Button>
      </CardBody>
    </Card>
  )
}
