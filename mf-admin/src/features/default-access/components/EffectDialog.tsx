import { useQuery } from '@kursportal/shared/query'
import { Button, ConfirmDialog, Dialog, Loaded, TextSkeleton, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { previewOf, useSetDefaultAccesses, type Choice, type Effect } from '../api/default-accesses.ts'

/** What happens, in numbers from the platform, a line each. */
const consequencesOf = (t: Translate, effect: Effect): string[] => [
  ...(effect.people_gaining > 0
    ? [
        t('defaultAccess.gaining', {
          count: effect.people_gaining,
          courses: t('defaultAccess.courses', { count: effect.courses_gained }),
        }),
      ]
    : []),
  ...(effect.people_losing > 0
    ? [
        t('defaultAccess.losing', {
          count: effect.people_losing,
          courses: t('defaultAccess.courses', { count: effect.courses_lost }),
        }),
      ]
    : []),
  ...(effect.people_learning > 0 ? [t('defaultAccess.learning', { count: effect.people_learning })] : []),
  ...(effect.people_gaining + effect.people_losing === 0 ? [t('defaultAccess.nobody')] : []),
]

type Props = { title: string; confirmLabel: string; choice: Choice; onClose: () => void }

/** Says for whom what changes, and asks before it does. */
export const EffectDialog = ({ title, confirmLabel, choice, onClose }: Props): ReactNode => {
  const t = useTexts()
  const preview = useQuery(previewOf(choice))
  const save = useSetDefaultAccesses()
  if (preview.data && !preview.isFetching)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={title}
        consequences={consequencesOf(t, preview.data.effect)}
        confirmLabel={confirmLabel}
        onConfirm={async () => {
          await save.mutateAsync(choice)
          toast.success(t('defaultAccess.saved'))
        }}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('defaultAccess.close')}
        </Button>
      }
    >
      <Loaded dense query={preview} waiting={<TextSkeleton />} failed={t('defaultAccess.previewFailed')}>
        {() => <TextSkeleton />}
      </Loaded>
    </Dialog>
  )
}
