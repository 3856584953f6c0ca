import { read } from '@kursportal/shared/client'
import type { FaqEntry } from '@kursportal/shared/contract'
import { byTopic } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { part } from '@kursportal/shared/router'
import {
  Box,
  Card,
  ChevronDownIcon,
  EmptyState,
  ListSkeleton,
  Loaded,
  PageFrame,
  Section,
  styled,
  TextSkeleton,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Answers are folded at first, so the page is there before what draws them. */
const Answer = part(
  () => import(/* webpackChunkName: "faq-answer" */ './Answer.tsx'),
  <TextSkeleton lines={2} />,
)

const Question = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  padding: '12px 20px',
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': {
    flex: 'none',
    marginLeft: 'auto',
    transition: theme.transitions.create('transform'),
  },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

const Entries = ({ entries }: { entries: readonly FaqEntry[] }): ReactNode => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
    {entries.map(({ id, question, answer }) => (
      <Card key={id} as="details">
        <Question>
          <span>{question}</span>
          <ChevronDownIcon size={20} aria-hidden />
        </Question>
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <Answer>{answer}</Answer>
        </Box>
      </Card>
    ))}
  </Box>
)

/** Questions people often have, with answers; whoever is logged in sees those for members as well. */
const FaqPage = (): ReactNode => {
  const t = useTexts()
  const faq = useQuery(read('GET /faq', {}))
  return (
    <PageFrame title={t('faq.title')} intro={t('faq.intro')} width="text">
      <Loaded query={faq} waiting={<ListSkeleton />} failed={t('faq.failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('faq.emptyTitle')}>{t('faq.emptyBody')}</EmptyState>
          ) : (
            byTopic(items).map(([category, entries]) =>
              category === '' ? (
                <Box key="" sx={{ mb: { xs: 4, sm: 6 } }}>
                  <Entries entries={entries} />
                </Box>
              ) : (
                <Section key={category} title={category}>
                  <Entries entries={entries} />
                </Section>
              ),
            )
          )
        }
      </Loaded>
    </PageFrame>
  )
}

export default FaqPage
