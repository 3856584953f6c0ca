import { failureText } from '@kursportal/shared/client'
import type { CourseDraft } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useNavigate } from '@kursportal/shared/router'
import { Alert, Button, Dialog, TextSkeleton, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { usePageSaving } from '../../../common/saving/saving-store.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readChanges, useCancelPublish, usePublish } from '../api/publishing.ts'
import { PublishPlan } from './PublishPlan.tsx'
import { PublishFailure } from './PublishFailure.tsx'
import { UnsavedWarning } from './UnsavedWarning.tsx'
import { publishReadiness } from './publishing.rules.ts'

type Props = { course: CourseDraft; open: boolean; onClose: () => void }

/** Shows what publishing would do before it is done: changes, what is missing, who notices. */
export const PublishDialog = ({ course, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const { worst: unsaved } = usePageSaving()
  /** Whether the plan was asked for since the dialog was opened. */
  const [seen, setSeen] = useState(false)
  const publish = usePublish(course.id)
  const cancel = useCancelPublish(course.id)
  // What was published is no change any more: the plan that is being carried out stays until the dialog is gone.
  const isActing = [publish, cancel].some(({ isPending, isSuccess }) => isPending || isSuccess)
  const changes = useQuery({ ...readChanges(course.id), enabled: open && !isActing })
  const title = course.title || t('common.untitledCourse')
  // The plan of last time says nothing of now: it is waited for.
  const plan = changes.isFetching && !isActing && !seen ? undefined : changes.data
  if (open && changes.isFetchedAfterMount && !changes.isFetching && !seen) setSeen(true)
  if (!open && seen) setSeen(false)
  const readiness = plan && publishReadiness(plan, course.can.publish)
  const canPublish = readiness === 'ready' || readiness === 'waits'
  const close = () => {
    publish.reset()
    cancel.reset()
    onClose()
  }
  const submit = (revision: number) =>
    publish.mutate(revision, {
      onSuccess: ({ state }) => {
        // Being live reaches nobody yet: who has published for the first time is led on.
        toast.success(
          t(state === 'going_live' ? 'publishing.goingLive' : 'publishing.live', { title }),
          course.live_id === null
            ? { label: t('publishing.invite'), onPress: () => void navigate(paths.accesses) }
            : undefined,
        )
        close()
      },
    })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('publishing.title')}
      width="md"
      busy={publish.isPending}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={publish.isPending}>
            {t(canPublish ? 'common.cancel' : 'common.close')}
          </Button>
          {readiness === 'already' && (
            <Button
              variant="outlined"
              color="error"
              loading={cancel.isPending}
              onClick={() =>
                cancel.mutate(undefined, {
                  onSuccess: () => {
                    toast.success(t('publishing.takenBack', { title }))
                    close()
                  },
                })
              }
            >
              {t('publishing.takeBack')}
            </Button>
          )}
          {plan && canPublish && (
            <Button variant="contained" loading={publish.isPending} onClick={() => submit(plan.revision)}>
              {unsaved
                ? t('publishing.submitAnyway')
                : t(readiness === 'waits' ? 'publishing.submitWhenReady' : 'publishing.submit')}
            </Button>
          )}
        </>
      }
    >
      {cancel.isError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failureText(cancel.error)}
        </Alert>
      )}
      {unsaved && <UnsavedWarning saving={unsaved} onAct={close} />}
      <PublishFailure error={publish.error} readiness={readiness} />
      <Loaded
        query={{ ...changes, data: plan }}
        waiting={<TextSkeleton lines={6} />}
        failed={t('publishing.loadFailed')}
      >
        {(shown) => (
          <PublishPlan
            courseId={course.id}
            changes={shown}
            readiness={publishReadiness(shown, course.can.publish)}
            onFollow={close}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
