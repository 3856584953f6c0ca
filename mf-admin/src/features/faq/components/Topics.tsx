import { byTopic } from '@kursportal/shared/domain'
import { Box, DeleteIcon, EditIcon, Section, Typography } from '@kursportal/shared/ui'
import { SortableList } from '@kursportal/shared/ui/sortable'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { FaqEntry } from '../api/faq.ts'
import { EntryLine } from './EntryLine.tsx'

type Topic = [name: string, entries: FaqEntry[]]
type Props = {
  items: readonly FaqEntry[]
  disabled: boolean
  /** Gets every question in the new order. */
  onReorder: (items: readonly FaqEntry[]) => void
  onEdit: (entry: FaqEntry) => void
  onRemove: (entry: FaqEntry) => void
  onRename: (topic: string) => void
}

/** The questions as visitors see them, by topic: the topics are put in order, and the questions of each. */
export const Topics = ({ items, disabled, onReorder, onEdit, onRemove, onRename }: Props): ReactNode => {
  const t = useTexts()
  const groups = byTopic(items)
  const topics = groups.filter(([name]) => name !== '')
  const untold = groups.find(([name]) => name === '')?.[1] ?? []
  const store = (changed: readonly Topic[]): void =>
    onReorder([...untold, ...changed.flatMap(([, entries]) => entries)])
  const questions = (label: string, entries: FaqEntry[], onSort: (sorted: FaqEntry[]) => void): ReactNode => (
    <SortableList
      label={label}
      items={entries}
      itemKey={({ id }) => id}
      itemName={({ question }) => question}
      disabled={disabled}
      onReorder={onSort}
      itemActions={(entry) => [
        { label: t('faq.edit'), icon: <EditIcon size={20} />, onPress: () => onEdit(entry) },
        {
          label: t('faq.remove'),
          icon: <DeleteIcon size={20} />,
          destructive: true,
          onPress: () => onRemove(entry),
        },
      ]}
    >
      {(entry) => <EntryLine entry={entry} onEdit={() => onEdit(entry)} />}
    </SortableList>
  )
  return (
    <>
      {untold.length > 0 && (
        <Section title={t('faq.noTopic')} intro={t('faq.noTopicIntro')}>
          {questions(t('faq.noTopic'), untold, (sorted) =>
            onReorder([...sorted, ...topics.flatMap(([, entries]) => entries)]),
          )}
        </Section>
      )}
      {topics.length > 0 && (
        <SortableList
          label={t('faq.topics')}
          items={topics}
          itemKey={([name]) => name}
          itemName={([name]) => name}
          disabled={disabled}
          onReorder={store}
          itemActions={([name]) => [
            { label: t('faq.rename'), icon: <EditIcon size={20} />, onPress: () => onRename(name) },
          ]}
          renderBelow={([name, entries]) => (
            <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
              {questions(t('faq.questionsOf', { topic: name }), entries, (sorted) =>
                store(topics.map((topic) => (topic[0] === name ? [name, sorted] : topic))),
              )}
            </Box>
          )}
        >
          {([name, entries]) => (
            <Box sx={{ minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
              <Typography component="h2" variant="h3">
                {name}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {t('faq.count', { count: entries.length })}
              </Typography>
            </Box>
          )}
        </SortableList>
      )}
    </>
  )
}
