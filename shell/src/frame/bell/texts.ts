import { bindTexts } from '@kursportal/shared/i18n'
import { bell } from '../../texts/bell.ts'

export const { translate, useTexts } = bindTexts('shell', { bell })
