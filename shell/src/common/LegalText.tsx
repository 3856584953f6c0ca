import { isFailure, read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Loaded, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { Markdown } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { LegalType } from './legal-types.ts'

/** A legal text in the version that holds, or another one. */
export const readLegalText = (type: LegalType, version?: number) =>
  read('GET /legal', { type, ...(version && { version: String(version) }) })

/** See {@link readLegalText}. */
export const useLegalText = (type: LegalType, version?: number) => useQuery(readLegalText(type, version))

type Props = {
  type: LegalType
  /** By default the one that holds. */
  version?: number | undefined
}

/** A legal text as the admin wrote it, while it loads, and when it does not. */
export const LegalText = ({ type, version }: Props): ReactNode => {
  const t = useTexts()
  const text = useLegalText(type, version)
  if (!text.data && isFailure(text.error, 'not_found'))
    return <Typography>{t('legal.notWritten')}</Typography>
  return (
    <Loaded query={text} waiting={<TextSkeleton lines={12} />} failed={t('legal.failed')}>
      {({ content }) => <Markdown>{content}</Markdown>}
    </Loaded>
  )
}
