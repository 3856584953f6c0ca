import { byTopic } from '@kursportal/shared/domain'
import { Box, Card, EmptyState, Section, styled } from '@kursportal/shared/ui'
import { Markdown } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { FaqEntry } from '../api/faq.ts'

/** Whose eyes the page is seen with. */
export type FaqView = 'admin' | 'visitor' | 'member'

const Question = styled('summary')({ padding: '14px 20px', fontWeight: 650, cursor: 'pointer' })

type Props = { items: readonly FaqEntry[]; view: 'visitor' | 'member' }

/** The questions as somebody reads them who is logged in, or who is not: without drafts and what is not for them. */
export const Visitor = ({ items, view }: Props): ReactNode => {
  const t = useTexts()
  const shown = items.filter(
    ({ published, audience }) => published && (view === 'member' || audience === 'everyone'),
  )
  if (shown.length === 0) return <EmptyState dense title={t('faq.nothingShown')} />
  return byTopic(shown).map(([topic, entries]) => (
    <Section key={topic} title={topic || t('faq.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {entries.map(({ id, question, answer }) => (
          <Card key={id} as="details">
            <Question>{question}</Question>
            <Box sx={{ px: 2.5, pb: 2.5 }}>
              <Markdown>{answer}</Markdown>
            </Box>
          </Card>
        ))}
      </Box>
    </Section>
  ))
}
