import { bindTexts } from '@kursportal/shared/i18n'
import { faq } from '../../texts/faq.ts'

export const { useTexts } = bindTexts('shell', { faq })
