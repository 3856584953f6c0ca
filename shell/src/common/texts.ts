import { bindTexts } from '@kursportal/shared/i18n'
import { account } from '../texts/account.ts'
import { legal } from '../texts/legal.ts'

export const { translate, useTexts } = bindTexts('shell', { account, legal })
