import { bindTexts } from '@kursportal/shared/i18n'
import { account } from '../../texts/account.ts'
import { errors } from '../../texts/errors.ts'
import { login } from '../../texts/login.ts'

export const { RichText, translate, useTexts } = bindTexts('shell', { account, errors, login })
