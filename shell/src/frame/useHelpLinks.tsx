import { useSettings } from '@kursportal/shared/store'
import { InfoIcon, QuizIcon as HelpIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** One way to find help. */
type HelpLink = { label: string; href: string; icon: ReactNode }

/**
 * Where somebody finds help: questions with their answers while there are any, and who can be asked. The footer, the menu
 * of small screens and that of the account show them in this order, so that help is found the same way everywhere, also
 * where there is no footer (WCAG 3.2.6).
 */
export const useHelpLinks = (): HelpLink[] => {
  const t = useTexts()
  const { faq } = useSettings()
  return [
    ...(faq ? [{ label: t('frame.faq'), href: '/faq', icon: <HelpIcon size={20} /> }] : []),
    { label: t('legal.imprint'), href: '/legal/imprint', icon: <InfoIcon size={20} /> },
  ]
}
