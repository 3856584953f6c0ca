import { bindTexts } from '@kursportal/shared/i18n'
import { errors } from '../../texts/errors.ts'
import { remote } from '../../texts/remote.ts'

export const { useTexts } = bindTexts('shell', { errors, remote })
