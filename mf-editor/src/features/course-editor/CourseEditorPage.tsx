import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { readCourse } from '../../common/read-course.ts'
import { useTexts } from './texts.ts'
import { readOutline } from './api/read-draft.ts'
import { Workbench, WorkbenchSkeleton } from './Workbench.tsx'

/** The editor of one course; what is open in it (course, chapter, lecture) is a page of its own in the outlet. */
const CourseEditorPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const course = useQuery(readCourse(courseId))
  const outline = useQuery(readOutline(courseId))
  return (
    <Loaded
      query={[course, outline]}
      waiting={<WorkbenchSkeleton courseId={courseId} />}
      failed={t('editor.loadFailed')}
      renderFrame={(state) => (
        <PageFrame
          title={t('editor.one')}
          breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
          width="wide"
        >
          {state}
        </PageFrame>
      )}
    >
      {([draft, { items }]) => <Workbench key={courseId} course={draft} chapters={items} />}
    </Loaded>
  )
}

export default CourseEditorPage
