import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import {
  Button,
  ConfirmDialog,
  DeleteIcon,
  EditIcon,
  EmptyState,
  ListSkeleton,
  LoadFailure,
  PageFrame,
  PlusIcon,
  toast,
} from '@kursportal/shared/ui'
import { SortableList } from '@kursportal/shared/ui/sortable'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readFaq, useSaveFaq, type FaqEntry } from './api/faq.ts'
import { EntryDialog, type Entry } from './components/EntryDialog.tsx'
import { EntryLine } from './components/EntryLine.tsx'

/** The questions and answers of the platform: written, put in order, kept as drafts, removed. */
const FaqPage = (): ReactNode => {
  const t = useTexts()
  const faq = useQuery(readFaq())
  const save = useSaveFaq()
  const [edited, setEdited] = useState<FaqEntry | 'new'>()
  const [leaving, setLeaving] = useState<FaqEntry>()
  const items = faq.data?.items ?? []
  const store = (after: readonly (Entry & { id?: string })[]) => save.mutateAsync({ before: items, after })
  const keep = async (entry: Entry): Promise<void> => {
    await store(
      edited === 'new'
        ? [...items, entry]
        : items.map((one) => (one.id === edited?.id ? { ...entry, id: one.id } : one)),
    )
    toast.success(t('faq.saved'))
  }
  const add = (
    <Button
      variant="contained"
      startIcon={<PlusIcon size={20} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('faq.add')}
    </Button>
  )
  return (
    <PageFrame title={t('faq.title')} intro={t('faq.intro')} actions={items.length > 0 && add}>
      {faq.isPending && <ListSkeleton />}
      {faq.isError && !faq.data && (
        <LoadFailure
          title={t('faq.failed')}
          error={faq.error}
          home={{ label: t('faq.title'), href: '/admin/faq' }}
          onRetry={() => void faq.refetch()}
          retrying={faq.isFetching}
        />
      )}
      {faq.data && items.length === 0 && (
        <EmptyState title={t('faq.emptyTitle')} actions={add}>
          {t('faq.emptyBody')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <SortableList
          label={t('faq.title')}
          items={items}
          itemKey={({ id }) => id}
          itemName={({ question }) => question}
          disabled={save.isPending}
          onReorder={(after) => void store(after).catch((error: unknown) => toast.error(failureText(error)))}
          itemActions={(entry) => [
            { label: t('faq.edit'), icon: <EditIcon size={20} />, onPress: () => setEdited(entry) },
            {
              label: t('faq.remove'),
              icon: <DeleteIcon size={20} />,
              destructive: true,
              onPress: () => setLeaving(entry),
            },
          ]}
        >
          {(entry) => <EntryLine entry={entry} onEdit={() => setEdited(entry)} />}
        </SortableList>
      )}
      {edited && (
        <EntryDialog
          entry={edited === 'new' ? undefined : edited}
          onSave={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('faq.removeTitle')}
        confirmLabel={t('faq.remove')}
        onConfirm={async () => {
          await store(items.filter((one) => one.id !== leaving?.id))
          toast.success(t('faq.removed'))
        }}
        destructive
      >
        {leaving?.question}
      </ConfirmDialog>
    </PageFrame>
  )
}

export default FaqPage
