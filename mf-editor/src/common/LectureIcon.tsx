import { FilmIcon, QuizIcon, TextIcon } from '@kursportal/shared/ui'
import type { LectureType } from '@kursportal/shared/contract'
import type { ReactNode } from 'react'

const icons = { video: FilmIcon, richText: TextIcon, quiz: QuizIcon } as const

/** The sign of a kind of lecture; the word stands beside it (`kind.…`). */
export const LectureIcon = ({ type, size = 20 }: { type: LectureType; size?: number }): ReactNode => {
  const Icon = icons[type]
  return <Icon size={size} aria-hidden style={{ flex: 'none' }} />
}
