import { wordDifference, type WordStretch } from '@kursportal/shared/domain'
import { Box, Button, RetryIcon, StatusChip, type StatusTone } from '@kursportal/shared/ui'
import { Stretches } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { PicturesBeside } from './PicturesBeside.tsx'
import { pictureIn, readable } from './readable.ts'
import { isText, TextDifference } from './TextDifference.tsx'

type Kind = 'added' | 'changed' | 'removed' | 'moved'

/** One difference between two versions, as it is shown. */
export type ShownChange = {
  kind: Kind
  /** Where it is: fields and ids of rows. */
  path: readonly string[]
  before?: unknown
  after?: unknown
  /** Places of a row that was moved, counted from 0; without them only that it was. */
  from?: number | null
  to?: number | null
}

const tones: Record<Kind, StatusTone> = {
  added: 'success',
  changed: 'info',
  removed: 'error',
  moved: 'neutral',
}

/** What is no text: an id of a picture or a film, the ids of files. */
const isWordless = (name: string | undefined): boolean =>
  name === undefined || name.endsWith('_id') || name === 'attachments'

/** One whole value that went, and one that came. */
const replaced = (gone: string, come: string): WordStretch[] => [
  { kind: 'gone', text: gone },
  { kind: 'same', text: ' ' },
  { kind: 'come', text: come },
]

/** What went and what came: of texts the words, of all else the whole value. */
const stretchesOf = (before: unknown, after: unknown, name: string | undefined): WordStretch[] => {
  const [gone, come] = [readable(before, name), readable(after, name)]
  const words = wordDifference(gone, come)
  const isAnew = gone !== '' && come !== '' && words.every(({ kind }) => kind !== 'same')
  return isAnew || typeof before === 'number' || typeof after === 'number' ? replaced(gone, come) : words
}

/** What stood there and what stands there now: words in the text, pictures side by side. */
const Difference = ({ change }: { change: ShownChange }): ReactNode => {
  const t = useTexts()
  const { kind, before, after, from, to } = change
  if (kind === 'moved') {
    if (typeof from === 'number' && typeof to === 'number')
      return t('versions.movedFrom', { from: from + 1, to: to + 1 })
    if (typeof before !== 'string' || typeof after !== 'string') return null
    return (
      <>
        {t('versions.movedInto')} <Stretches parts={replaced(before, after)} />
      </>
    )
  }
  if (isText(before ?? after)) return <TextDifference before={before} after={after} />
  const name = change.path.at(-1)
  return (
    <>
      <PicturesBeside before={pictureIn(before, name)} after={pictureIn(after, name)} />
      {!isWordless(name) && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Stretches parts={stretchesOf(before, after, name)} />
        </Box>
      )}
    </>
  )
}

type Props<Change extends ShownChange> = {
  changes: readonly Change[]
  /** What something is called: "Lektion Sitzen: Titel". */
  nameOf: (change: Change) => string
  /** Takes one change back; without it they are only read. */
  onDiscard?: ((change: Change) => void) | undefined
  /** Whether a change can be taken back alone. */
  canDiscard?: (change: Change) => boolean
}

/** What became different between two versions, one thing a row, each to be taken back alone. */
export const ChangeList = <Change extends ShownChange>({
  changes,
  nameOf,
  onDiscard,
  canDiscard = () => true,
}: Props<Change>): ReactNode => {
  const t = useTexts()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {changes.map((change) => {
        const name = nameOf(change)
        return (
          <Box
            component="li"
            key={`${change.kind}-${change.path.join('/')}`}
            sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: '14px', minWidth: 0 }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
              <StatusChip tone={tones[change.kind]}>{t(`versions.kinds.${change.kind}`)}</StatusChip>
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere', flex: '1 1 240px' }}>
                {name}
              </Box>
              {onDiscard && canDiscard(change) && (
                <Button
                  variant="text"
                  size="small"
                  startIcon={<RetryIcon size={18} aria-hidden />}
                  aria-label={t('versions.discardNamed', { name })}
                  onClick={() => onDiscard(change)}
                >
                  {t('versions.discard')}
                </Button>
              )}
            </Box>
            <Difference change={change} />
          </Box>
        )
      })}
    </Box>
  )
}
