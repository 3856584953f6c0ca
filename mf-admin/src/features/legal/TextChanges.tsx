import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { changedLines } from './changed-lines.ts'

const Lines = ({
  title,
  lines,
  mark,
}: {
  title: string
  lines: readonly string[]
  mark: string
}): ReactNode =>
  lines.length > 0 && (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Box component="h3" sx={{ m: 0, mb: 0.75, fontSize: '1rem', fontWeight: 650 }}>
        {title}
      </Box>
      <Box
        component="ul"
        // A long text is read inside of it; the keyboard gets there, too.
        tabIndex={0}
        aria-label={title}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1.5,
          maxHeight: '24vh',
          overflowY: 'auto',
          overflowWrap: 'anywhere',
          bgcolor: 'background.sunken',
          borderRadius: '14px',
        }}
      >
        {lines.map((line, index) => (
          <Box component="li" key={index} sx={{ display: 'flex', gap: 1 }}>
            <span aria-hidden>{mark}</span>
            <span>{line}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )

type Written = { title: string; content: string }

/** What becomes different with a new version, line by line. */
export const TextChanges = ({ before, after }: { before: Written; after: Written }): ReactNode => {
  const t = useTexts()
  const { gone, come } = changedLines(
    `${before.title}\n${before.content}`,
    `${after.title}\n${after.content}`,
  )
  return (
    <>
      <Lines title={t('legal.gone')} lines={gone} mark="−" />
      <Lines title={t('legal.come')} lines={come} mark="+" />
    </>
  )
}
