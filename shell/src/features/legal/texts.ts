import { bindTexts } from '@kursportal/shared/i18n'
import { accessibility } from '../../texts/accessibility.ts'
import { legal } from '../../texts/legal.ts'
import { contact, feedback } from '../../texts/notices.ts'

export const { useTexts } = bindTexts('shell', { accessibility, contact, feedback, legal })
