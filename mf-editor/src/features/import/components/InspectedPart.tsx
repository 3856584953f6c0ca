import { Alert, BottomBar, Button, Stack, toast, Typography } from '@kursportal/shared/ui'
import { useNavigate } from '@kursportal/shared/router'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { refusalText } from '../../../common/importing/import-words.ts'
import { useTexts } from '../texts.ts'
import { useTake, type Inspected } from '../api/import-source.ts'
import { ReportView } from './ReportView.tsx'

/** From so many pictures on, taking a file is a wait that is explained. */
const MANY_PICTURES = 10

type Props = {
  inspected: Inspected
  /** The course it comes into; without one it becomes a new one. */
  courseId: string | undefined
  onOther: () => void
}

/** What would come, and the button that takes it. */
export const InspectedPart = ({ inspected, courseId, onOther }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const take = useTake(courseId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { source, report } = inspected
  const renews = source.kind === 'ninox' && report.course_id !== null
  const confirm = () =>
    take.mutate(inspected, {
      onSuccess: ({ course_id, missing }) => {
        if (missing > 0) toast.info(t('import.doneButLess'))
        else toast.success(t('import.done'))
        if (course_id) void navigate(paths.course(course_id))
      },
    })
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h2" tabIndex={-1} ref={heading} sx={{ overflowWrap: 'anywhere' }}>
        {source.kind === 'file' ? source.file.name : t('import.ninox.course', { number: source.id })}
      </Typography>
      <ReportView report={report} renews={renews} />
      {/* A report may be long: the way on is in reach without scrolling to its end. */}
      <BottomBar asks>
        {take.isError && (
          <Alert severity="error" sx={{ flex: '1 1 100%' }}>
            {refusalText(take.error)}
          </Alert>
        )}
        {take.isPending && report.picture_count >= MANY_PICTURES && (
          <Typography component="output" variant="body2" sx={{ flex: '1 1 100%' }}>
            {t('import.preparing', { count: report.picture_count })}
          </Typography>
        )}
        <Button variant="outlined" disabled={take.isPending} onClick={onOther}>
          {t('import.otherFile')}
        </Button>
        <Button
          variant="contained"
          loading={take.isPending}
          disabled={!renews && report.chapters.length === 0}
          onClick={confirm}
        >
          {t(renews ? 'import.ninox.takeAgain' : courseId ? 'import.takeIntoCourse' : 'import.takeAsCourse')}
        </Button>
      </BottomBar>
    </Stack>
  )
}
