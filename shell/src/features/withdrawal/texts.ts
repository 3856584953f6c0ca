import { bindTexts } from '@kursportal/shared/i18n'
import { withdrawal } from '../../texts/withdrawal.ts'

export const { useTexts } = bindTexts('shell', { withdrawal })
