import { useTexts } from '../../texts/index.ts'

/** The courses of a creator. */
const CourseListPage = () => {
  const t = useTexts()
  return <h1>{t('courseList.title')}</h1>
}

export default CourseListPage
