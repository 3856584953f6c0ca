import type { DeclaredWithdrawal } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert, Button, Card, CardBody, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { Declared } from './Declared.tsx'
import { StepHeading } from '../../../common/StepHeading.tsx'

/** What arrived and when: to read, to print, and on its way by mail. */
export const Receipt = ({ receipt }: { receipt: DeclaredWithdrawal }): ReactNode => {
  const t = useTexts()
  return (
    <Card>
      <CardBody>
        <StepHeading>{t('withdrawal.doneTitle')}</StepHeading>
        <Alert severity="success" sx={{ mb: 2 }}>
          {t(receipt.receipt_mailed ? 'withdrawal.doneBody' : 'withdrawal.donePrint', {
            when: formatDateTime(receipt.received_at),
            email: receipt.email,
          })}
        </Alert>
        <Typography sx={{ mb: 2 }}>{t('withdrawal.doneNumber', { number: receipt.number })}</Typography>
        <Declared declared={receipt} />
        <Button variant="outlined" onClick={() => window.print()}>
          {t('withdrawal.print')}
        </Button>
      </CardBody>
    </Card>
  )
}
