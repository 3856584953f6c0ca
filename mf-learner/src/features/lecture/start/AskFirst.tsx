import type { CourseStart } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { readCare } from '../../../common/care/care-reads.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { StartFrame } from './StartFrame.tsx'

type Props = { start: CourseStart; onBack: () => void }

/** Something applies: whom to ask first. Nothing was sent, and one may come back at any time. */
export const AskFirst = ({ start, onBack }: Props): ReactNode => {
  const t = useTexts()
  const { instructor_name: name, course_id: courseId } = start
  const care = useQuery(readCare(courseId))
  return (
    <StartFrame start={start} title={t('start.askTitle')} intro={t('start.askIntro')}>
      <Typography sx={{ fontSize: 'inherit' }}>
        {t('start.askDoctor')} <Link href={paths.printCourse(courseId)}>{t('start.printList')}</Link>
      </Typography>
      {name && (
        <Typography sx={{ fontSize: 'inherit' }}>
          {t('start.askLeader', { name })}{' '}
          {care.data?.questions_enabled && <Link href={paths.questions(courseId)}>{t('care.ask')}</Link>}
        </Typography>
      )}
      <Typography sx={{ fontSize: 'inherit' }}>{t('start.askLater')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          size="large"
          href={paths.course(courseId)}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {t('lecture.toCourse')}
        </Button>
        <Button variant="outlined" size="large" onClick={onBack} sx={{ width: { xs: '100%', sm: 'auto' } }}>
          {t('start.backToList')}
        </Button>
      </Box>
    </StartFrame>
  )
}
