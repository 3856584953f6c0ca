import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { memberImport } from '../../texts/member-import.ts'
import { memberList } from '../../texts/member-list.ts'
import { members } from '../../texts/members.ts'
import { roles } from '../../texts/roles.ts'

const texts = { memberImport, memberList, members, roles } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
