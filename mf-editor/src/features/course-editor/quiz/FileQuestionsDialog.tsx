import { importMaxBytes, type ImportReport, type QuizQuestion } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useMutation } from '@kursportal/shared/query'
import { Alert, Button, Dialog, Stack } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { inspectFile } from '../../../common/importing/import-file.ts'
import { LeftOutList } from '../../../common/importing/LeftOutList.tsx'
import { acceptedImports, refusalText } from '../../../common/importing/import-words.ts'

type Props = { room: number; onClose: () => void; onTake: (questions: QuizQuestion[]) => void }

/** Takes the questions of a file into a quiz, after saying how many there are and which stay behind. */
export const FileQuestionsDialog = ({ room, onClose, onTake }: Props): ReactNode => {
  const t = useTexts()
  const [report, setReport] = useState<ImportReport>()
  const inspect = useMutation({
    mutationFn: (file: File) => inspectFile(file, { with_questions: true }),
    onSuccess: setReport,
  })
  const questions = report?.questions ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('import.quizTitle')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {report && (
            <Button
              variant="contained"
              disabled={questions.length === 0 || questions.length > room}
              onClick={() => onTake([...questions])}
            >
              {t('import.quizTake', { count: questions.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <FileDrop
          label={t('import.choose')}
          hint={
            inspect.isPending
              ? t('import.reading')
              : t('import.quizHint', { size: formatSizeLimit(importMaxBytes) })
          }
          accept={acceptedImports}
          maxBytes={importMaxBytes}
          disabled={inspect.isPending}
          error={inspect.isError ? refusalText(inspect.error) : undefined}
          onFiles={([file]) => {
            setReport(undefined)
            if (file) inspect.mutate(file)
          }}
        />
        {report && (
          <>
            <Alert severity={questions.length > 0 ? 'info' : 'warning'}>
              {t('import.quizFound', { count: questions.length })}
            </Alert>
            {questions.length > room && <Alert severity="warning">{t('quiz.bankFull', { most: 200 })}</Alert>}
            <LeftOutList report={report} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
