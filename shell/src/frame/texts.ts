import { bindTexts } from '@kursportal/shared/i18n'
import { frame } from '../texts/frame.ts'
import { legal } from '../texts/legal.ts'
import { remote } from '../texts/remote.ts'

export const { translate, useTexts } = bindTexts('shell', { frame, legal, remote })
