import { bindTexts } from '@kursportal/shared/i18n'
import { account } from '../../texts/account.ts'
import { legal } from '../../texts/legal.ts'
import { login } from '../../texts/login.ts'
import { register } from '../../texts/register.ts'

export const { RichText, translate, useTexts } = bindTexts('shell', { account, legal, login, register })
