import { read } from '@kursportal/shared/client'
import { importMaxBytes, type ImportReport } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useQuery, useMutation } from '@kursportal/shared/query'
import { useNavigate, useSearchParams } from '@kursportal/shared/router'
import {
  Alert,
  Box,
  Button,
  Card,
  CardBody,
  PageFrame,
  Stack,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'
import { inspectFile, useTakeFile } from '../../common/importing/import-file.ts'
import { ReportView } from './components/ReportView.tsx'
import { acceptedImports, refusalText } from '../../common/importing/import-words.ts'

type Inspected = { file: File; report: ImportReport }

/** What can be brought along, in words people know it by. */
const Formats = (): ReactNode => {
  const t = useTexts()
  const kinds = ['quizzes', 'texts', 'courses', 'own'] as const
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
      {kinds.map((kind) => (
        <li key={kind}>{t(`import.formats.${kind}`)}</li>
      ))}
    </Box>
  )
}

/** Brings along what trainers have elsewhere: first it is said what would come, then all of it comes, or nothing. */
const ImportPage = (): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const courseId = params.get('course-id') ?? undefined
  const course = useQuery({
    ...read('GET /course/dev', { 'course-id': courseId ?? '' }),
    enabled: courseId !== undefined,
  })
  const [inspected, setInspected] = useState<Inspected>()
  const inspect = useMutation({
    mutationFn: async (file: File): Promise<Inspected> => ({ file, report: await inspectFile(file) }),
    onSuccess: setInspected,
  })
  const take = useTakeFile(courseId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (inspected) heading.current?.focus()
  }, [inspected])
  const again = () => {
    setInspected(undefined)
    take.reset()
  }
  const confirm = ({ file }: Inspected) =>
    take.mutate(file, {
      onSuccess: ({ course_id }) => {
        toast.success(t('import.done'))
        if (course_id) void navigate(paths.course(course_id))
      },
    })
  const into = course.data?.title
  return (
    <PageFrame
      title={t('import.title')}
      intro={into ? t('import.introCourse', { course: into }) : t('import.intro')}
      breadcrumb={[
        courseId
          ? { label: t('import.backToCourse'), href: paths.course(courseId) }
          : { label: t('common.toCourseList'), href: paths.courseList },
      ]}
    >
      {inspected ? (
        <Stack sx={{ gap: 3 }}>
          <Typography variant="h2" tabIndex={-1} ref={heading}>
            {inspected.file.name}
          </Typography>
          <ReportView report={inspected.report} />
          {take.isError && <Alert severity="error">{refusalText(take.error)}</Alert>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              variant="contained"
              loading={take.isPending}
              disabled={inspected.report.chapters.length === 0}
              onClick={() => confirm(inspected)}
            >
              {t(courseId ? 'import.takeIntoCourse' : 'import.takeAsCourse')}
            </Button>
            <Button variant="outlined" disabled={take.isPending} onClick={again}>
              {t('import.otherFile')}
            </Button>
          </Box>
        </Stack>
      ) : (
        <Card>
          <CardBody>
            <Stack sx={{ gap: 2.5 }}>
              <FileDrop
                label={t('import.choose')}
                hint={
                  inspect.isPending
                    ? t('import.reading')
                    : t('import.hint', { size: formatSizeLimit(importMaxBytes) })
                }
                accept={acceptedImports}
                maxBytes={importMaxBytes}
                disabled={inspect.isPending}
                onFiles={([file]) => file && inspect.mutate(file)}
              />
              {inspect.isError && <Alert severity="error">{refusalText(inspect.error)}</Alert>}
              <div>
                <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                  {t('import.formatsTitle')}
                </Typography>
                <Formats />
              </div>
            </Stack>
          </CardBody>
        </Card>
      )}
    </PageFrame>
  )
}

export default ImportPage
