import type { CourseAuthors } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useNavigate } from '@kursportal/shared/router'
import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import {
  ActionMenu,
  Box,
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  PlusIcon,
  Stack,
  TextSkeleton,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useCallback, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { paths } from '../../../common/paths.ts'
import { useFocusGivenBack } from '../../../common/useFocusGivenBack.ts'
import { useTexts } from './texts.ts'
import { readAuthors, useHandOver, useRemoveAuthor } from '../api/authors.ts'
import { AddAuthorDialog } from './AddAuthorDialog.tsx'

type Author = CourseAuthors['authors'][number]
type Deed = 'remove' | 'leave' | 'handOver'
type Asked = { deed: Deed; author: Author; open: boolean }

/** Where the focus goes when a row is gone: to whose the course is now, or to letting somebody else in. */
const OWNER = 'owner'
const ADD = 'add'

type RowsProps = {
  course: CourseAuthors
  ownerRow: Ref<HTMLLIElement>
  onAsk: (deed: Deed, author: Author) => void
}

const Rows = ({ course: { owner, authors, may_manage }, ownerRow, onAsk }: RowsProps): ReactNode => {
  const t = useTexts()
  const own = useSession()?.user.id
  const called = ({ id, name }: { id: string; name: string }) =>
    id === own ? t('authors.you', { name }) : name
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Box
        component="li"
        ref={ownerRow}
        tabIndex={-1}
        sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{called(owner)}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('authors.isOwner')}
        </Typography>
      </Box>
      {authors.map((author) => (
        <Box
          component="li"
          key={author.id}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{called(author)}</Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {author.email} · {t('authors.since', { day: formatDay(author.created_at) })}
            </Typography>
          </Box>
          {may_manage && author.id !== own && (
            <ActionMenu
              label={t('authors.actions', { name: author.name })}
              actions={[
                { label: t('authors.handOver'), onPress: () => onAsk('handOver', author) },
                { label: t('authors.remove'), destructive: true, onPress: () => onAsk('remove', author) },
              ]}
            />
          )}
          {author.id === own && (
            <Button variant="outlined" onClick={() => onAsk('leave', author)}>
              {t('authors.leave')}
            </Button>
          )}
        </Box>
      ))}
    </Stack>
  )
}

/** Who makes the course together: whose it is, who changes it as well, letting in, taking out and handing over. */
export const AuthorsPart = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const titleId = useId()
  const navigate = useNavigate()
  const authors = useQuery(readAuthors(courseId))
  const remove = useRemoveAuthor(courseId)
  const handOver = useHandOver(courseId)
  const [adding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const ownerRow = useRef<HTMLLIElement>(null)
  // The row with the button that asked is gone.
  const leadOn = useFocusGivenBack(
    useCallback((to: string) => (to === OWNER ? ownerRow : addButton).current?.focus(), []),
  )
  const [asked, setAsked] = useState<Asked>()
  const names = { name: asked?.author.name ?? '', owner: authors.data?.owner.name ?? '' }
  const deed = asked?.deed ?? 'remove'
  const perform = async (): Promise<void> => {
    if (!asked) return
    const { author } = asked
    if (deed === 'handOver') {
      await handOver.mutateAsync(author.id)
      leadOn(OWNER)
      toast.success(t('authors.handedOver', names))
      return
    }
    await remove.mutateAsync(author.id)
    if (deed === 'leave') await navigate(paths.courseList)
    else {
      leadOn(ADD)
      toast.success(t('authors.removed', names))
    }
  }
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2.5 }}>
      <Card>
        <CardBody>
          <Typography variant="h3" id={titleId}>
            {t('authors.title')}
          </Typography>
          <Loaded query={authors} waiting={<TextSkeleton lines={2} />} failed={t('authors.failed')}>
            {(course) => (
              <>
                <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
                  {course.may_manage ? t('authors.introOwner') : t('authors.introAuthor', names)}
                </Typography>
                <Rows
                  course={course}
                  ownerRow={ownerRow}
                  onAsk={(next, author) => setAsked({ deed: next, author, open: true })}
                />
                {course.may_manage && (
                  <Button
                    ref={addButton}
                    variant="outlined"
                    startIcon={<PlusIcon size={20} />}
                    onClick={() => setAdding(true)}
                    sx={{ mt: 2 }}
                  >
                    {t('authors.add')}
                  </Button>
                )}
              </>
            )}
          </Loaded>
        </CardBody>
      </Card>
      <AddAuthorDialog courseId={courseId} open={adding} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={asked?.open ?? false}
        onClose={() => setAsked(asked && { ...asked, open: false })}
        title={t(`authors.${deed}Title`, names)}
        confirmLabel={t(`authors.${deed}`)}
        destructive={deed !== 'handOver'}
        onConfirm={perform}
      >
        {t(`authors.${deed}Body`, names)}
      </ConfirmDialog>
    </Box>
  )
}
