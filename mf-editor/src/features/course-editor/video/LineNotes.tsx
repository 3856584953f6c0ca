import { Alert, Box, Button } from '@kursportal/shared/ui'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { captionProblem } from './caption-problem.ts'

type Props = {
  /** What an earlier visit left, and when. */
  again: { at: string } | undefined
  isRecognised: boolean
  /** Why the lines were not saved. */
  error: unknown
  /** The line whose times do not go together. */
  wrong: number | undefined
  /** How many lines begin behind the end of the film, as those of a longer one do; they cannot be saved. */
  late: number
  onRemoveLate: () => void
}

/** What is to be said of the lines of subtitles as a whole. */
export const Notes = ({ again, isRecognised, error, wrong, late, onRemoveLate }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      {again && (
        <Box sx={{ mb: 1 }}>
          <KeptAgain at={again.at} />
        </Box>
      )}
      {isRecognised && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('upload.recognised.check')}
        </Alert>
      )}
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {captionProblem(error)}
        </Alert>
      )}
      {wrong !== undefined && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('upload.captions.problem.endsTooEarly', { line: wrong + 1 })}
        </Alert>
      )}
      {late > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('upload.captions.late', { count: late })}
          <Box sx={{ mt: 1 }}>
            <Button variant="outlined" color="inherit" size="small" onClick={onRemoveLate}>
              {t('upload.captions.removeLate', { count: late })}
            </Button>
          </Box>
        </Alert>
      )}
    </>
  )
}
