import { read } from '@kursportal/shared/client'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useLocation } from '@kursportal/shared/router'
import { Box, ErrorState, Link, PageFrame, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { useTexts } from '../../texts/index.ts'
import { legalTypes } from './legal-types.ts'

/** The text's own headings stand one level below the page's. */
const parts: Components = {
  h1: ({ children }) => <Typography variant="h2">{children}</Typography>,
  h2: ({ children }) => <Typography variant="h2">{children}</Typography>,
  h3: ({ children }) => <Typography variant="h3">{children}</Typography>,
  a: ({ href, children }) => <Link href={href ?? ''}>{children}</Link>,
}

/** A legal text as the admin wrote it. */
const LegalPage = (): ReactNode => {
  const t = useTexts()
  const { pathname } = useLocation()
  const type = legalTypes.find((known) => pathname === `/legal/${known}`) ?? 'imprint'
  const { data, isError, refetch } = useQuery(read('GET /legal', { type }))
  return (
    <PageFrame
      title={data?.title ?? t(`legal.${type}`)}
      width="text"
      intro={data && t('legal.changed', { day: formatDay(data.updated_at) })}
    >
      {data && (
        <Box sx={{ '& > * + *': { mt: 2 }, '& > * + h2': { mt: 5 }, '& > * + h3': { mt: 4 } }}>
          <Markdown components={parts}>{data.content}</Markdown>
        </Box>
      )}
      {isError && <ErrorState title={t('legal.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <TextSkeleton lines={12} />}
    </PageFrame>
  )
}

export default LegalPage
