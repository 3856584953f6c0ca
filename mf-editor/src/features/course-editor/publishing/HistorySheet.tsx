import type { CourseDraft, Publication } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  EmptyState,
  LabelledSelect,
  ListSkeleton,
  SideSheet,
  StatusChip,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../../../texts/index.ts'
import { Differences } from './Differences.tsx'
import { listPublications, useRestore } from '../api/publishing.ts'

const STEP = 20

/** The publishes of a course, newest first; a former one can be written back into the draft. */
export const HistorySheet = ({
  course,
  open,
  onClose,
}: {
  course: CourseDraft
  open: boolean
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const [limit, setLimit] = useState(STEP)
  const [asked, setAsked] = useState<{ publication: Publication; open: boolean }>()
  const list = useQuery({
    ...listPublications(course.id, limit),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const restore = useRestore()
  return (
    <SideSheet open={open} onClose={onClose} title={t('publishing.history.title')}>
      <Loaded query={list} waiting={<ListSkeleton count={3} />} failed={t('publishing.history.loadFailed')}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState dense title={t('publishing.history.empty')}>
              {t('publishing.history.emptyBody')}
            </EmptyState>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('publishing.history.intro')}</Typography>
              <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
                {items.map((publication) => (
                  <li key={publication.id}>
                    <Entry
                      publication={publication}
                      courseId={course.id}
                      versions={items}
                      onRestore={() => setAsked({ publication, open: true })}
                    />
                  </li>
                ))}
              </Box>
              {total > limit && (
                <Button variant="text" onClick={() => setLimit(limit + STEP)} sx={{ mt: 2 }}>
                  {t('publishing.history.more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      {asked && (
        <ConfirmDialog
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          title={t('publishing.history.restoreTitle', { number: asked.publication.number })}
          confirmLabel={t('publishing.history.restore')}
          consequences={[t('publishing.history.restoreDraft'), t('publishing.history.restoreLive')]}
          onConfirm={async () => {
            await restore.mutateAsync(asked.publication.id)
            toast.success(t('publishing.history.restored', { number: asked.publication.number }))
            onClose()
          }}
        />
      )}
    </SideSheet>
  )
}

const Entry = ({
  publication,
  courseId,
  versions,
  onRestore,
}: {
  publication: Publication
  courseId: string
  versions: readonly Publication[]
  onRestore: () => void
}): ReactNode => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const when = formatDateTime(publication.published_at)
  return (
    <Card>
      <CardBody>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h3">
            {t('publishing.history.version', { number: publication.number })}
          </Typography>
          {publication.current && <StatusChip tone="success">{t('publishing.history.current')}</StatusChip>}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {publication.published_by
            ? t('publishing.history.by', { when, name: publication.published_by.name })
            : when}
        </Typography>
        <Typography sx={{ mb: 1.5 }}>
          {publication.title} ·{' '}
          {t('publishing.history.size', { chapters: publication.chapters, lectures: publication.lectures })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" onClick={onRestore}>
            {t('publishing.history.restore')}
          </Button>
          <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('publishing.history.compare')}
          </Button>
        </Box>
        {isOpen && <Compared courseId={courseId} publication={publication} versions={versions} />}
      </CardBody>
    </Card>
  )
}

const DRAFT = ''

/** What is different between a publish and another one, or the draft. */
const Compared = ({
  courseId,
  publication,
  versions,
}: {
  courseId: string
  publication: Publication
  versions: readonly Publication[]
}): ReactNode => {
  const t = useTexts()
  const [other, setOther] = useState(DRAFT)
  const chosen = versions.find(({ id }) => id === other)
  // The older one is what it is compared from.
  const [from, to] =
    chosen && chosen.number < publication.number ? [chosen.id, publication.id] : [publication.id, chosen?.id]
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LabelledSelect
        label={t('publishing.history.compareWith')}
        value={other}
        options={[
          { value: DRAFT, label: t('publishing.history.draft') },
          ...versions
            .filter(({ id }) => id !== publication.id)
            .map(({ id, number }) => ({ value: id, label: t('publishing.history.version', { number }) })),
        ]}
        onChange={setOther}
      />
      <Differences courseId={courseId} from={from} {...(to && { to })} />
    </Box>
  )
}
