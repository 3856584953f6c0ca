import { failureText, isFailure } from '@kursportal/shared/client'
import type { CourseDraft } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Button, Dialog, TextSkeleton, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readChanges, usePublish } from '../api/publishing.ts'
import { PublishPlan } from './PublishPlan.tsx'
import { publishReadiness } from './publishing.rules.ts'

type Props = { course: CourseDraft; open: boolean; onClose: () => void }

/** Shows what publishing would do before it is done: changes, what is missing, who notices. */
export const PublishDialog = ({ course, open, onClose }: Props): ReactNode => {
  const t = useTexts()
  const changes = useQuery({ ...readChanges(course.id), enabled: open })
  const publish = usePublish(course.id)
  const title = course.title || t('common.untitledCourse')
  const readiness = changes.data && publishReadiness(changes.data)
  const canPublish = readiness === 'ready' || readiness === 'waits'
  const close = () => {
    publish.reset()
    onClose()
  }
  const submit = () =>
    publish.mutate(undefined, {
      onSuccess: ({ state }) => {
        toast.success(t(state === 'going_live' ? 'publishing.goingLive' : 'publishing.live', { title }))
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
          {canPublish && (
            <Button variant="contained" loading={publish.isPending} onClick={submit}>
              {t(readiness === 'waits' ? 'publishing.submitWhenReady' : 'publishing.submit')}
            </Button>
          )}
        </>
      }
    >
      {publish.isError && !isFailure(publish.error, 'course_incomplete') && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failureText(publish.error)}
        </Alert>
      )}
      {changes.data && readiness ? (
        <PublishPlan courseId={course.id} changes={changes.data} readiness={readiness} onFollow={close} />
      ) : changes.isError ? (
        <LoadFailure
          title={t('publishing.loadFailed')}
          error={changes.error}
          onRetry={() => void changes.refetch()}
          retrying={changes.isFetching}
        />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Dialog>
  )
}
