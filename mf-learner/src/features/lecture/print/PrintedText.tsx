import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { TextSkeleton } from '@kursportal/shared/ui'
import { RichTextView } from '@kursportal/shared/ui/rich-text'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { readRichText } from '../api/read-rich-text.ts'
import { useTexts } from '../texts.ts'

/** The text with its pictures; films and files in it are named. */
export const PrintedText = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const text = useQuery(readRichText(lecture.id))
  return (
    <Loaded query={text} waiting={<TextSkeleton lines={8} />} failed={t('lecture.text.failed')}>
      {({ document }) => <RichTextView document={document} />}
    </Loaded>
  )
}
