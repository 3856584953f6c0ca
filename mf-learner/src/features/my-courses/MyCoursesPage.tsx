import { useTexts } from '../../texts/index.ts'

/** The courses somebody may take. */
const MyCoursesPage = () => {
  const t = useTexts()
  return <h1>{t('myCourses.title')}</h1>
}

export default MyCoursesPage
