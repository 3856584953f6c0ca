import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'

/** The text's own headings stand one level below the page's. */
const parts: Components = {
  h1: ({ children }) => <Typography variant="h2">{children}</Typography>,
  h2: ({ children }) => <Typography variant="h2">{children}</Typography>,
  h3: ({ children }) => <Typography variant="h3">{children}</Typography>,
  a: ({ href, children }) => <Link href={href ?? ''}>{children}</Link>,
}

/** A text in Markdown. HTML in it is shown as it is written, never run; links lead only to web and mail addresses. */
export function Markdown({ children }: { children: string }): ReactNode {
  return (
    <Box
      sx={{
        '& > *': { my: 0 },
        '& > * + *': { mt: 2 },
        '& > * + h2': { mt: 5 },
        '& > * + h3': { mt: 4 },
        '& ul, & ol': { pl: 3 },
        '& li + li': { mt: 0.5 },
      }}
    >
      <ReactMarkdown components={parts}>{children}</ReactMarkdown>
    </Box>
  )
}
