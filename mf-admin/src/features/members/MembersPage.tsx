import { useTexts } from '../../texts/index.ts'

/** Everybody who has an account. */
const MembersPage = () => {
  const t = useTexts()
  return <h1>{t('members.title')}</h1>
}

export default MembersPage
