import { useSettings } from '@kursportal/shared/store'
import { PageIndex } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { SectionId } from '../sections.ts'

/** The sections of the profile, each leading to its place. */
export const JumpList = ({ sections }: { sections: readonly SectionId[] }): ReactNode => {
  const t = useTexts()
  const { insurance_data: asksForInsurance } = useSettings()
  const titleOf = (section: SectionId): string =>
    section === 'insurance' && !asksForInsurance
      ? t('profile.insurance.titleIban')
      : t(`profile.${section}.title`)
  return (
    <PageIndex
      title={t('profile.onThisPage')}
      parts={sections.map((id) => ({ id, title: titleOf(id) }))}
      beside="md"
    />
  )
}
