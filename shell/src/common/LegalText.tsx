import { isFailure, read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Loaded, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { Markdown } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { LegalType } from './legal-types.ts'

/** A legal text in its newest version. */
export const useLegalText = (type: LegalType) => useQuery(read('GET /legal', { type }))

/** A legal text as the admin wrote it, while it loads, and when it does not. */
export const LegalText = ({ type }: { type: LegalType }): ReactNode => {
  const t = useTexts()
  const text = useLegalText(type)
  if (!text.data && isFailure(text.error, 'not_found'))
    return <Typography>{t('legal.notWritten')}</Typography>
  return (
    <Loaded query={text} waiting={<TextSkeleton lines={12} />} failed={t('legal.failed')}>
      {({ content }) => <Markdown>{content}</Markdown>}
    </Loaded>
  )
}
