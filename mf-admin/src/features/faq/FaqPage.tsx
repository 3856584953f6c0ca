import { failureText, isFailure } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import {
  Button,
  ConfirmDialog,
  DeleteIcon,
  EditIcon,
  EmptyState,
  ListSkeleton,
  Loaded,
  PageFrame,
  PlusIcon,
  toast,
} from '@kursportal/shared/ui'
import { SortableList } from '@kursportal/shared/ui/sortable'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { placeOf, readFaq, useSaveFaq, type Entry, type FaqEntry } from './api/faq.ts'
import { EntryDialog } from './components/EntryDialog.tsx'
import { EntryLine } from './components/EntryLine.tsx'

/** The questions and answers of the platform: written, put in order, kept as drafts, removed. */
const FaqPage = (): ReactNode => {
  const t = useTexts()
  const faq = useQuery(readFaq())
  const save = useSaveFaq()
  const [edited, setEdited] = useState<FaqEntry | 'new'>()
  const [leaving, setLeaving] = useState<FaqEntry>()
  const items = faq.data?.items ?? []
  const keep = async (entry: Entry, basedOn: string | undefined): Promise<void> => {
    await save.mutateAsync((before) =>
      edited === 'new'
        ? [...before.map(placeOf), entry]
        : before.map((one) =>
            one.id === edited?.id
              ? { ...entry, id: one.id, ...(basedOn !== undefined && { based_on: basedOn }) }
              : placeOf(one),
          ),
    )
    toast.success(t(entry.published ? 'faq.saved' : 'faq.savedDraft'))
  }
  const reorder = (after: readonly FaqEntry[]): void =>
    save.mutate(() => after.map(placeOf), {
      onError: (error) =>
        toast.error(isFailure(error, 'edited_meanwhile') ? t('faq.orderOutdated') : failureText(error)),
    })
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
      <Loaded
        query={faq}
        waiting={<ListSkeleton />}
        failed={t('faq.failed')}
        home={{ label: t('faq.title'), href: '/admin/faq' }}
      >
        {() =>
          items.length === 0 ? (
            <EmptyState title={t('faq.emptyTitle')} actions={add}>
              {t('faq.emptyBody')}
            </EmptyState>
          ) : (
            <SortableList
              label={t('faq.title')}
              items={items}
              itemKey={({ id }) => id}
              itemName={({ question }) => question}
              disabled={save.isPending}
              onReorder={reorder}
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
          )
        }
      </Loaded>
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
          await save.mutateAsync((before) => before.filter((one) => one.id !== leaving?.id).map(placeOf))
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
