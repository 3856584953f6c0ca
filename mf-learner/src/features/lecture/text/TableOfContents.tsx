import type { RichTextDocument } from '@kursportal/shared/contract'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import { headingsOf } from '@kursportal/shared/ui/rich-text'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** From this many headings on a text is long enough for a table of contents. */
const WORTH_IT = 3

/** The headings of a text, each leading to its place. */
export const TableOfContents = ({ document }: { document: RichTextDocument }): ReactNode => {
  const t = useTexts()
  const id = useId()
  const headings = headingsOf(document)
  if (headings.length < WORTH_IT) return null
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{ bgcolor: 'background.sunken', borderRadius: 1, px: 2.5, py: 2, mb: 4 }}
    >
      <Typography variant="subtitle2" component="p" id={id}>
        {t('lecture.text.contents')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {headings.map((heading) => (
          <Box component="li" key={heading.id} sx={{ pl: heading.level === 3 ? 2.5 : 0 }}>
            <Link href={`#${heading.id}`} underline="hover" sx={{ display: 'inline-block', py: 0.75 }}>
              {heading.text}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
