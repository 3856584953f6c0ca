import type { CourseDraft } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useInfiniteQuery } from '@kursportal/shared/query'
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
import { useRef, useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { useTexts } from './texts.ts'
import { listDraftVersions, listPublications, useRestore } from '../api/publishing.ts'
import { Differences } from './Differences.tsx'
import { allVersions, type CourseVersion } from './versions.rules.ts'

/** The versions of a course, newest first: its publishes and how the draft stood in between; each can be brought back. */
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
  const [asked, setAsked] = useState<{ version: CourseVersion; open: boolean }>()
  const publications = useInfiniteQuery({ ...listPublications(course.id), enabled: open })
  const drafts = useInfiniteQuery({ ...listDraftVersions(course.id), enabled: open })
  const restore = useRestore()
  const isRestored = useRef(false)
  // Both at once: of two that close one after the other the first gives the focus back into the second, which goes.
  const closeAsked = (): void => {
    if (asked) setAsked({ ...asked, open: false })
    if (isRestored.current) onClose()
    isRestored.current = false
  }
  return (
    <SideSheet open={open} onClose={onClose} title={t('publishing.history.title')} width={560}>
      <Loaded
        query={[publications, drafts]}
        waiting={<ListSkeleton count={3} />}
        failed={t('publishing.history.loadFailed')}
      >
        {([published, kept]) => {
          const unread = [publications, drafts].filter(({ hasNextPage }) => hasNextPage)
          const versions = allVersions(fetchedOf(published).items, fetchedOf(kept).items)
          return versions.length === 0 ? (
            <EmptyState dense title={t('publishing.history.empty')}>
              {t('publishing.history.emptyBody')}
            </EmptyState>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('publishing.history.intro')}</Typography>
              <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
                {versions.map((version) => (
                  <li key={version.id}>
                    <Entry
                      version={version}
                      courseId={course.id}
                      versions={versions}
                      onRestore={() => setAsked({ version, open: true })}
                    />
                  </li>
                ))}
              </Box>
              {unread.length > 0 && (
                <Button
                  variant="text"
                  loading={unread.some(({ isFetchingNextPage }) => isFetchingNextPage)}
                  onClick={() => unread.forEach(({ fetchNextPage }) => void fetchNextPage())}
                  sx={{ mt: 2 }}
                >
                  {t('publishing.history.more')}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
      {asked && (
        <ConfirmDialog
          open={asked.open}
          onClose={closeAsked}
          title={t('publishing.history.restoreTitle', { name: asked.version.name })}
          confirmLabel={t('publishing.history.restore')}
          consequences={[t('publishing.history.restoreDraft'), t('publishing.history.restoreLive')]}
          onConfirm={async () => {
            await restore.mutateAsync(asked.version.id)
            isRestored.current = true
            toast.success(t('publishing.history.restored'))
          }}
        />
      )}
    </SideSheet>
  )
}

type EntryProps = { courseId: string; version: CourseVersion; versions: readonly CourseVersion[] }

const Entry = ({ onRestore, ...props }: EntryProps & { onRestore: () => void }): ReactNode => {
  const t = useTexts()
  const { version } = props
  const [isOpen, setOpen] = useState(false)
  const when = formatDateTime(version.at)
  return (
    <Card>
      <CardBody>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h3">{version.name}</Typography>
          {version.isCurrent && <StatusChip tone="success">{t('publishing.history.current')}</StatusChip>}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {version.by ? t('publishing.history.by', { when, name: version.by }) : when}
        </Typography>
        <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {version.title || t('common.untitledCourse')} ·{' '}
          {t('publishing.history.size', { chapters: version.chapters, count: version.lectures })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" onClick={onRestore}>
            {t('publishing.history.restore')}
          </Button>
          <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('publishing.history.compare')}
          </Button>
        </Box>
        {isOpen && <Compared {...props} />}
      </CardBody>
    </Card>
  )
}

const DRAFT = ''

/** What is different between a version and another one, or the draft. */
const Compared = ({ courseId, version, versions }: EntryProps): ReactNode => {
  const t = useTexts()
  const [other, setOther] = useState(DRAFT)
  const chosen = versions.find(({ id }) => id === other)
  // The older one is what it is compared from.
  const [from, to] = chosen && chosen.at < version.at ? [chosen.id, version.id] : [version.id, chosen?.id]
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LabelledSelect
        label={t('publishing.history.compareWith')}
        value={other}
        options={[
          { value: DRAFT, label: t('publishing.history.draft') },
          ...versions
            .filter(({ id }) => id !== version.id)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setOther}
      />
      <Differences courseId={courseId} from={from} {...(to && { to })} />
    </Box>
  )
}
