import { isFailure, read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Box, ErrorState, Link, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { useTexts } from '../texts/index.ts'
import type { LegalType } from './legal-types.ts'

/** The text's own headings stand one level below the page's. */
const parts: Components = {
  h1: ({ children }) => <Typography variant="h2">{children}</Typography>,
  h2: ({ children }) => <Typography variant="h2">{children}</Typography>,
  h3: ({ children }) => <Typography variant="h3">{children}</Typography>,
  a: ({ href, children }) => <Link href={href ?? ''}>{children}</Link>,
}

/** A legal text in its newest version. */
export const useLegalText = (type: LegalType) => useQuery(read('GET /legal', { type }))

/** A legal text as the admin wrote it, while it loads, and when it does not. */
export const LegalText = ({ type }: { type: LegalType }): ReactNode => {
  const t = useTexts()
  const { data, isError, error, refetch, isFetching } = useLegalText(type)
  if (data)
    return (
      <Box sx={{ '& > * + *': { mt: 2 }, '& > * + h2': { mt: 5 }, '& > * + h3': { mt: 4 } }}>
        <Markdown components={parts}>{data.content}</Markdown>
      </Box>
    )
  if (isFailure(error, 'not_found')) return <Typography>{t('legal.notWritten')}</Typography>
  if (isError)
    return <ErrorState title={t('legal.failed')} onRetry={() => void refetch()} retrying={isFetching} />
  return <TextSkeleton lines={12} />
}
