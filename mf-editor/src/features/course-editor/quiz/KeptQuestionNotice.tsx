import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert, Box, Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { useQuestionSheet } from './useQuestionSheet.tsx'

type Props = Pick<ReturnType<typeof useQuestionSheet>, 'waiting' | 'goOn' | 'giveUp'>

/** Says that an earlier visit left a question half written, and leads back to it. */
export const KeptQuestionNotice = ({ waiting, goOn, giveUp }: Props): ReactNode => {
  const t = useTexts()
  return (
    waiting && (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('quiz.kept', { when: formatDateTime(waiting.at) })}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="contained" size="small" onClick={goOn}>
            {t('quiz.keptGoOn')}
          </Button>
          <Button variant="outlined" size="small" color="error" onClick={giveUp}>
            {t('common.throwAway')}
          </Button>
        </Box>
      </Alert>
    )
  )
}
