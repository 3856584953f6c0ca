import type { ImportReport } from '@kursportal/shared/contract'
import { Alert, Box, Card, CardBody, Stack, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LeftOutList } from '../../../common/importing/LeftOutList.tsx'
import { useTexts, type Translate } from '../texts.ts'

type Lecture = ImportReport['chapters'][number]['lectures'][number]

const lectureWords = ({ type, question_count }: Lecture, t: Translate): string =>
  type === 'quiz' ? t('import.quizOf', { count: question_count ?? 0 }) : t(`import.type.${type}`)

/** What comes, chapter by chapter. */
const Coming = ({ report }: { report: ImportReport }): ReactNode => {
  const t = useTexts()
  return (
    <Stack sx={{ gap: 2 }}>
      {report.chapters.map((chapter, at) => (
        // Chapters of a file may have the same name, and never change their places.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <section key={at} aria-label={chapter.title}>
          <Typography variant="h4" component="h4" sx={{ mb: 0.5 }}>
            {chapter.title}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {chapter.lectures.map((lecture, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <Box component="li" key={place} sx={{ overflowWrap: 'anywhere' }}>
                {lecture.title}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  – {lectureWords(lecture, t)}
                </Box>
              </Box>
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  )
}

/** How much comes, in one sentence. */
const Summary = ({ report, renews }: Props): ReactNode => {
  const t = useTexts()
  const format = t(`import.format.${report.format}`)
  const lectures = report.chapters.reduce((sum, chapter) => sum + chapter.lectures.length, 0)
  if (renews)
    return (
      <Alert severity="info">
        {t('import.ninox.renews')} {report.chapters.length === 0 && t('import.ninox.nothingNew')}
      </Alert>
    )
  return (
    <Alert severity={report.chapters.length > 0 ? 'info' : 'warning'}>
      {report.chapters.length > 0
        ? t('import.summary', {
            format,
            lectures: t('import.lectures', { count: lectures }),
            questions: t('import.questions', { count: report.question_count }),
            pictures: t('import.pictures', { count: report.picture_count }),
          })
        : t('import.nothing', { format })}
    </Alert>
  )
}

type Props = {
  report: ImportReport
  /** Whether a course that is here already is brought up to date. */
  renews: boolean
}

/** What would come: how much, where, and what not. */
export const ReportView = ({ report, renews }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Summary report={report} renews={renews} />
      {report.chapters.length > 0 && (
        <Card>
          <CardBody>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {t('import.coming')}
            </Typography>
            <Coming report={report} />
          </CardBody>
        </Card>
      )}
      {report.left_out_count > 0 && (
        <Card>
          <CardBody>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {t('import.notComing', { count: report.left_out_count })}
            </Typography>
            <LeftOutList report={report} />
          </CardBody>
        </Card>
      )}
    </>
  )
}
