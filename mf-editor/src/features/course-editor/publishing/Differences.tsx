import type { CourseDifferenceAnswer } from '@kursportal/shared/contract'
import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { TextSkeleton, toast, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { ChangeList } from '../../../common/versions/ChangeList.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readDifferences, useDiscardChange } from '../api/publishing.ts'
import { differenceName } from './publishing.rules.ts'

type Props = {
  courseId: string
  /** The earlier version: a publish; without it what learners see. */
  from?: string
  /** The later one: a publish; without it the draft, of which each change can be taken back. */
  to?: string
}

type Shown = CourseDifferenceAnswer & { part: CourseDifferenceAnswer }

/** A path that is told apart from those of other parts. */
const shown = (part: CourseDifferenceAnswer): Shown => ({
  ...part,
  path: [part.what, part.id, ...part.path],
  part,
})

/** What is different between two versions of a course: what stood there and what stands there now. */
export const Differences = ({ courseId, from, to }: Props): ReactNode => {
  const t = useTexts()
  const differences = useQuery(readDifferences(courseId, from, to))
  const discard = useDiscardChange(courseId, from)
  return (
    <Loaded query={differences} waiting={<TextSkeleton lines={4} />} failed={t('publishing.loadFailed')}>
      {({ differences: found }) =>
        found.length === 0 ? (
          <Typography>{t('versions.none')}</Typography>
        ) : (
          <ChangeList
            changes={found.map(shown)}
            nameOf={({ part }) => differenceName(part)}
            canDiscard={({ part: { kind, path } }) =>
              path[0] !== 'attachments' && !(kind === 'added' && path.length === 0)
            }
            onDiscard={
              to
                ? undefined
                : ({ part: { kind, what, id, path } }) =>
                    discard.mutate(
                      { kind, what, id, path },
                      {
                        onSuccess: () => toast.success(t('versions.discarded')),
                        onError: (error) => toast.error(failureText(error)),
                      },
                    )
            }
          />
        )
      }
    </Loaded>
  )
}
