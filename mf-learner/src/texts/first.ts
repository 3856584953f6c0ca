import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from './common.ts'
import { myCoursesTexts } from './my-courses.ts'

/** The texts that come with the remote itself: those of Meine Kurse, where people begin, and of what it shows of others. */
export const firstTexts = { ...commonTexts, myCourses: myCoursesTexts } as const

/** These texts alone, for whatever Meine Kurse is made of; every other page takes all of them. */
export const { useTexts, translate } = bindTexts('mf-learner', firstTexts)
