import { bindTexts } from '@kursportal/shared/i18n'
import { lectureTexts } from '../../../texts/lecture.ts'
import { quizTexts } from '../../../texts/quiz.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', { lecture: lectureTexts, quiz: quizTexts })
