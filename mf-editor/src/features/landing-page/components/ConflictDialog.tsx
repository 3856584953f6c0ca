import { canKeepBothOf, ORDER, type VersionChoice, type VersionConflict } from '@kursportal/shared/domain'
import { ChangedText, EditConflictDialog, editText } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { PicturesBeside } from '../../../common/versions/PicturesBeside.tsx'
import { pictureIn, readable } from '../../../common/versions/readable.ts'
import { isText, TextDifference } from '../../../common/versions/TextDifference.tsx'
import { useTexts } from '../texts.ts'
import { pathName } from '../state/path-names.ts'
import type { LandingConflict } from '../state/useLandingAutosave.ts'

type Props = {
  conflict: LandingConflict
  onLater: () => void
  onDecide: (choiceOf: (one: VersionConflict) => VersionChoice | undefined) => void
}

const keyOf = ({ path }: VersionConflict): string => path.join('/')

/** Two people changed the same on one page: shows both of each thing and asks which holds, or both. */
export const ConflictDialog = ({ conflict, onLater, onDecide }: Props): ReactNode => {
  const t = useTexts()
  const show = (one: VersionConflict, side: 'mine' | 'theirs'): ReactNode => {
    if (one.path.at(-1) === ORDER) return t(`landing.orders.${side}`)
    if (one[side] === undefined) return t('versions.deletedThere')
    const [before, after, name] = [one.base, one[side], one.path.at(-1)]
    if (isText(before) && isText(after)) return <TextDifference before={before} after={after} />
    return (
      <>
        <PicturesBeside before={pictureIn(before, name)} after={pictureIn(after, name)} />
        {!name?.endsWith('image_id') && (
          <ChangedText before={readable(before, name)} after={readable(after, name) || editText('empty')} />
        )}
      </>
    )
  }
  return (
    <EditConflictDialog
      open
      edited={conflict.edited}
      entries={conflict.conflicts.map((one) => ({
        key: keyOf(one),
        label: pathName(one.path, [conflict.merged, conflict.theirs], t),
        mine: show(one, 'mine'),
        theirs: show(one, 'theirs'),
        canKeepBoth: canKeepBothOf(one),
      }))}
      onLater={onLater}
      onDecide={(choices) => onDecide((one) => choices[keyOf(one)])}
    />
  )
}
