import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { certificates } from '../../texts/certificates.ts'
import { members } from '../../texts/members.ts'
import { personAccount } from '../../texts/person-account.ts'
import { personMerge } from '../../texts/person-merge.ts'
import { personTabs } from '../../texts/person-tabs.ts'
import { person } from '../../texts/person.ts'
import { roles } from '../../texts/roles.ts'

const texts = { certificates, members, person, personAccount, personMerge, personTabs, roles } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
