import { formatDay } from '@kursportal/shared/i18n'
import { useLocation } from '@kursportal/shared/router'
import { PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { legalTypes } from '../../common/legal-types.ts'
import { LegalText, useLegalText } from '../../common/LegalText.tsx'
import { useTexts } from '../../texts/index.ts'
import { ContactPoints } from './components/ContactPoints.tsx'

/** A legal text as a page of its own. */
const LegalPage = (): ReactNode => {
  const t = useTexts()
  const { pathname } = useLocation()
  const type = legalTypes.find((known) => pathname === `/legal/${known}`) ?? 'imprint'
  const { data } = useLegalText(type)
  return (
    <PageFrame
      title={data?.title ?? t(`legal.${type}`)}
      width="text"
      intro={data && t('legal.changed', { day: formatDay(data.updated_at) })}
    >
      <LegalText type={type} />
      {type === 'imprint' && <ContactPoints />}
    </PageFrame>
  )
}

export default LegalPage
