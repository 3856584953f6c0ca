import { dayWords } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Button, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Appointments } from '../../../common/care/Appointments.tsx'
import { readCare } from '../../../common/care/care-reads.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

type Props = { courseId: string; questionsEnabled: boolean }

/** The way to ask whoever leads the course, with how many answers are new, and the next live appointments. */
export const CourseCare = ({ courseId, questionsEnabled }: Props): ReactNode => {
  const t = useTexts()
  const { data } = useQuery({ ...readCare(courseId), enabled: questionsEnabled })
  const unread = data?.unread ?? 0
  return (
    <>
      {questionsEnabled && (
        <Section
          title={t('care.title')}
          actions={
            unread > 0 && <StatusChip tone="primary">{t('care.answers', { count: unread })}</StatusChip>
          }
        >
          {data && (
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>
              {t('care.intro', { leader: data.leader })}{' '}
              {t('care.expected', { day: dayWords(data.expected_on) })}
            </Typography>
          )}
          <Button variant="outlined" href={paths.questions(courseId)}>
            {t('care.ask')}
          </Button>
        </Section>
      )}
      <Appointments courseId={courseId} />
    </>
  )
}
