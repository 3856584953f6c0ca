import type { DeclaredWithdrawal } from '@kursportal/shared/contract'
import { Alert, Button, Card, CardBody, Typography } from '@kursportal/shared/ui'
import { FormButtons } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../common/failure-sentence.ts'
import { useTexts } from '../texts.ts'
import { useDeclareWithdrawal } from '../api/declare-withdrawal.ts'
import type { Declaration } from '../declaration.ts'
import { Declared } from './Declared.tsx'
import { StepHeading } from '../../../common/StepHeading.tsx'

type Props = { declared: Declaration; onBack: () => void; onDone: (receipt: DeclaredWithdrawal) => void }

/** Step two: what is declared, and the button that does it, in the words of the law. */
export const ConfirmStep = ({ declared, onBack, onDone }: Props): ReactNode => {
  const t = useTexts()
  const { mutate, isPending, error } = useDeclareWithdrawal()
  return (
    <Card>
      <CardBody>
        <StepHeading>{t('withdrawal.confirmTitle')}</StepHeading>
        <Typography sx={{ mb: 2 }}>{t('withdrawal.confirmBody')}</Typography>
        <Declared declared={declared} />
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {sentenceOf(error)}
          </Alert>
        )}
        <FormButtons fill>
          <Button
            variant="contained"
            size="large"
            loading={isPending}
            onClick={() => mutate(declared, { onSuccess: onDone })}
          >
            {t('withdrawal.confirm')}
          </Button>
          <Button variant="outlined" size="large" disabled={isPending} onClick={onBack}>
            {t('withdrawal.back')}
          </Button>
        </FormButtons>
      </CardBody>
    </Card>
  )
}
