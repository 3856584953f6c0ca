import { read } from '@kursportal/shared/client'
import { importMaxBytes } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { Box, Card, CardBody, PageFrame, Stack, Typography } from '@kursportal/shared/ui'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { acceptedImports, refusalText } from '../../common/importing/import-words.ts'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { useInspect, type Inspected } from './api/import-source.ts'
import { InspectedPart } from './components/InspectedPart.tsx'
import { NinoxPart } from './components/NinoxPart.tsx'

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

const FilePart = ({ onInspected }: { onInspected: (inspected: Inspected) => void }): ReactNode => {
  const t = useTexts()
  const inspect = useInspect(onInspected)
  return (
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
        error={inspect.isError ? refusalText(inspect.error) : undefined}
        onFiles={([file]) => file && inspect.mutate({ kind: 'file', file })}
      />
      <div>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('import.formatsTitle')}
        </Typography>
        <Formats />
      </div>
    </Stack>
  )
}

/** Brings along what trainers have elsewhere: first it is said what would come, then all of it comes, or nothing. */
const ImportPage = (): ReactNode => {
  const t = useTexts()
  const [params] = useSearchParams()
  const courseId = params.get('course-id') ?? undefined
  const course = useQuery({
    ...read('GET /course/dev', { 'course-id': courseId ?? '' }),
    enabled: courseId !== undefined,
  })
  const [inspected, setInspected] = useState<Inspected>()
  const into = course.data?.title
  return (
    <PageFrame
      title={t('import.title')}
      intro={into ? t('import.introCourse', { course: into }) : t('import.intro')}
      breadcrumb={[
        courseId
          ? { label: t('import.backToCourse'), href: paths.course(courseId) }
          : { label: t('courseList.title'), href: paths.courseList },
      ]}
    >
      {inspected ? (
        <InspectedPart inspected={inspected} courseId={courseId} onOther={() => setInspected(undefined)} />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <Card>
            <CardBody>
              <FilePart onInspected={setInspected} />
            </CardBody>
          </Card>
          {/* A course of Ninox is a course of its own. */}
          {!courseId && (
            <Card>
              <CardBody>
                <NinoxPart onInspected={setInspected} />
              </CardBody>
            </Card>
          )}
        </Stack>
      )}
    </PageFrame>
  )
}

export default ImportPage
