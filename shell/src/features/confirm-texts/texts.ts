import { bindTexts } from '@kursportal/shared/i18n'
import { confirm } from '../../texts/confirm.ts'
import { register } from '../../texts/register.ts'

export const { RichText, useTexts } = bindTexts('shell', { confirm, register })
