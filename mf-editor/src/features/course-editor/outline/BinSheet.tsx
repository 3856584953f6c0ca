import { failureText } from '@kursportal/shared/client'
import type { DeletedPart } from '@kursportal/shared/contract'
import { formatDateTime, formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Card,
  CardBody,
  EmptyState,
  ListSkeleton,
  SideSheet,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { readDeletedParts, useRestorePart } from '../api/delete-parts.ts'
import { noteStep } from './outline-history.ts'

const Entry = ({ courseId, part }: { courseId: string; part: DeletedPart }): ReactNode => {
  const t = useTexts()
  const restore = useRestorePart()
  const { kind, id, chapter, lectures, deleted_at, kept_until } = part
  const isChapter = kind === 'chapter'
  const title = part.title || t(isChapter ? 'common.untitledChapter' : 'common.untitledLecture')
  const home = chapter?.title || t('common.untitledChapter')
  // By then the list was read anew, and this entry is gone from it: what is given to `mutate` would not be called.
  const bringBack = async (): Promise<void> => {
    try {
      await restore.mutateAsync({ kind, id })
      noteStep(courseId, { what: 'added', part: { kind, id, title: part.title } })
      toast.success(t('editor.broughtBack', { title }))
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (
    <Card>
      <CardBody>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography>
          {isChapter
            ? `${t('editor.chapter.title')} · ${t('courseList.lectures', { count: lectures })}`
            : t('editor.bin.lecture', { chapter: home })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('editor.bin.kept', { when: formatDateTime(deleted_at), day: formatDay(new Date(kept_until)) })}
        </Typography>
        {chapter?.deleted ? (
          <Typography>{t('editor.bin.chapterFirst')}</Typography>
        ) : (
          <Button
            variant="outlined"
            size="small"
            loading={restore.isPending}
            aria-label={`${t('editor.bin.restore')}: ${title}`}
            onClick={() => void bringBack()}
          >
            {t('editor.bin.restore')}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}

type Props = { courseId: string; open: boolean; onClose: () => void }

/** The bin of a course: what was deleted from its outline and can be brought back, newest first. */
export const BinSheet = ({ courseId, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const bin = useQuery({ ...readDeletedParts(courseId), enabled: open })
  return (
    <SideSheet open={open} onClose={onClose} title={t('editor.bin.open')}>
      <Loaded query={bin} waiting={<ListSkeleton count={3} />} failed={t('editor.bin.failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState dense title={t('editor.bin.empty')}>
              {t('editor.bin.emptyBody')}
            </EmptyState>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {items.map((part) => (
                <li key={part.id}>
                  <Entry courseId={courseId} part={part} />
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
    </SideSheet>
  )
}
