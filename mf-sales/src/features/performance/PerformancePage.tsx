import { useTexts } from '../../texts/index.ts'

/** What recommending has brought. */
const PerformancePage = () => {
  const t = useTexts()
  return <h1>{t('performance.title')}</h1>
}

export default PerformancePage
