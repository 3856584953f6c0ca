import { bindTexts } from '@kursportal/shared/i18n'
import { report } from '../../texts/report.ts'

export const { useTexts } = bindTexts('shell', { report })
