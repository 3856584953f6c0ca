import { isFailure, read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { ErrorState, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { Markdown } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { LegalType } from './legal-types.ts'

/** A legal text in its newest version. */
export const useLegalText = (type: LegalType) => useQuery(read('GET /legal', { type }))

/** A legal text as the admin wrote it, while it loads, and when it does not. */
export const LegalText = ({ type }: { type: LegalType }): ReactNode => {
  const t = useTexts()
  const { data, isError, error, refetch, isFetching } = useLegalText(type)
  if (data) return <Markdown>{data.content}</Markdown>
  if (isFailure(error, 'not_found')) return <Typography>{t('legal.notWritten')}</Typography>
  if (isError)
    return <ErrorState title={t('legal.failed')} onRetry={() => void refetch()} retrying={isFetching} />
  return <TextSkeleton lines={12} />
}
