import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useUploadsGoOn } from '../../common/uploads/useUploads.ts'
import { useTexts } from '../../texts/index.ts'
import { readCourse, readOutline } from './api/read-draft.ts'
import { Workbench, WorkbenchSkeleton } from './Workbench.tsx'

/** The editor of one course; what is open in it (course, chapter, lecture) is a page of its own in the outlet. */
const CourseEditorPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  const outline = useQuery(readOutline(courseId))
  useUploadsGoOn()
  if (course.data && outline.data)
    return <Workbench key={courseId} course={course.data} chapters={outline.data.items} />
  const failed = course.isError ? course : outline
  return (
    <PageFrame
      title={t('editor.one')}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
      width="wide"
    >
      {failed.isError ? (
        <LoadFailure
          title={t('editor.loadFailed')}
          error={failed.error}
          onRetry={() => {
            void course.refetch()
            void outline.refetch()
          }}
          retrying={course.isFetching || outline.isFetching}
        />
      ) : (
        <WorkbenchSkeleton courseId={courseId} />
      )}
    </PageFrame>
  )
}

export default CourseEditorPage
