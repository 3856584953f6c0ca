import { failureText, isFailure } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import {
  Button,
  Box,
  ConfirmDialog,
  EmptyState,
  FilterButtons,
  ListSkeleton,
  Loaded,
  PageFrame,
  PlusIcon,
  SearchField,
  toast,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { placeOf, readFaq, renamedEntry, useSaveFaq, type Entry, type FaqEntry } from './api/faq.ts'
import { EntryDialog } from './components/EntryDialog.tsx'
import { Found } from './components/Found.tsx'
import { TopicDialog } from './components/TopicDialog.tsx'
import { Topics } from './components/Topics.tsx'
import { Visitor, type FaqView } from './components/Visitor.tsx'

const views: readonly FaqView[] = ['admin', 'visitor', 'member']
/** From so many questions on they are searched. */
const SEARCHED_FROM = 15

/** The questions and answers of the platform: written, put in order, kept as drafts, removed. */
const FaqPage = (): ReactNode => {
  const t = useTexts()
  const faq = useQuery(readFaq())
  const save = useSaveFaq()
  const [edited, setEdited] = useState<FaqEntry | 'new'>()
  const [leaving, setLeaving] = useState<FaqEntry>()
  const [renamed, setRenamed] = useState<string>()
  const items = faq.data?.items ?? []
  const [view, setView] = useState<FaqView>('admin')
  const [search, setSearch] = useState('')
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
  const rename = async (topic: string): Promise<void> => {
    await save.mutateAsync((before) =>
      before.map((one) => (one.category === renamed ? renamedEntry(one, topic) : placeOf(one))),
    )
    toast.success(t('faq.renamed', { topic }))
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
            <>
              <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
                <FilterButtons
                  label={t('faq.view')}
                  options={views.map((value) => ({ value, label: t(`faq.views.${value}`) }))}
                  chosen={view}
                  onChoose={setView}
                />
                {view === 'admin' && items.length >= SEARCHED_FROM && (
                  <SearchField label={t('faq.search')} value={search} onChange={setSearch} />
                )}
              </Box>
              {view !== 'admin' && <Visitor items={items} view={view} />}
              {view === 'admin' &&
                (search.trim() === '' ? (
                  <Topics
                    items={items}
                    disabled={save.isPending}
                    onReorder={reorder}
                    onEdit={setEdited}
                    onRemove={setLeaving}
                    onRename={setRenamed}
                  />
                ) : (
                  <Found items={items} search={search} onEdit={setEdited} />
                ))}
            </>
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
      {renamed !== undefined && (
        <TopicDialog
          topic={renamed}
          others={items.map(({ category }) => category).filter((category) => category !== renamed)}
          onSave={rename}
          onClose={() => setRenamed(undefined)}
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
