import type { CourseDifferenceAnswer } from '@kursportal/shared/contract'
import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { TextSkeleton, toast, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { ChangeList } from '../../../common/versions/ChangeList.tsx'
import { useTexts } from './texts.ts'
import { useDeletePart } from '../api/delete-parts.ts'
import { readDifferences, useDiscardChange } from '../api/publishing.ts'
import { noteStep } from '../outline/outline-history.ts'
import { differenceName, shownValue } from './publishing.rules.ts'

type Props = {
  courseId: string
  /** The earlier version: a publish; without it what learners see. */
  from?: string
  /** The later one: a publish; without it the draft, of which each change can be taken back. */
  to?: string
}

type Shown = CourseDifferenceAnswer & { part: CourseDifferenceAnswer }

/** A path that is told apart from those of other parts, and values in words. */
const shown = (part: CourseDifferenceAnswer): Shown => ({
  ...part,
  path: [part.what, part.id, ...part.path],
  before: shownValue(part.path, part.before),
  after: shownValue(part.path, part.after),
  part,
})

const isNewPart = ({ kind, path }: CourseDifferenceAnswer): boolean => kind === 'added' && path.length === 0

/** What is different between two versions of a course: what stood there and what stands there now. */
export const Differences = ({ courseId, from, to }: Props): ReactNode => {
  const t = useTexts()
  const differences = useQuery(readDifferences(courseId, from, to))
  const discard = useDiscardChange(courseId, from)
  const remove = useDeletePart()
  const said = {
    onSuccess: () => toast.success(t('versions.discarded')),
    onError: (error: Error) => toast.error(failureText(error)),
  }
  const takeBack = (part: CourseDifferenceAnswer): void => {
    const { kind, what, id, path, title } = part
    if (!isNewPart(part)) return discard.mutate({ kind, what, id, path }, said)
    // What was added goes to the bin, from where it can be brought back.
    const removed = { kind: what === 'chapter' ? 'chapter' : 'lecture', id } as const
    remove.mutate(removed, {
      ...said,
      onSuccess: () => {
        noteStep(courseId, { what: 'removed', part: { ...removed, title } })
        toast.success(t('versions.discardedToBin'))
      },
    })
  }
  return (
    <Loaded query={differences} waiting={<TextSkeleton lines={4} />} failed={t('publishing.loadFailed')}>
      {({ differences: found }) =>
        found.length === 0 ? (
          <Typography>{t('versions.none')}</Typography>
        ) : (
          <ChangeList
            changes={found.map(shown)}
            nameOf={({ part }) => differenceName(part)}
            canDiscard={({ part: { path } }) => path[0] !== 'attachments'}
            onDiscard={to ? undefined : ({ part }) => takeBack(part)}
          />
        )
      }
    </Loaded>
  )
}
