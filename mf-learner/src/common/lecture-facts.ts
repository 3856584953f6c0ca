import type { LearnerVideo } from '@kursportal/shared/contract'
import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../texts/common.ts'
import { lengthText } from './time-texts.ts'

const { translate } = bindTexts('mf-learner', { ...commonTexts })

/** What kind of lecture it is and how long it takes: „Video“, „12 Min.“. */
export const lectureFacts = ({
  type,
  duration_seconds,
}: Pick<LearnerVideo, 'type' | 'duration_seconds'>): string[] => [
  translate(`kind.${type}`),
  ...(duration_seconds === null ? [] : [lengthText(duration_seconds)]),
]
