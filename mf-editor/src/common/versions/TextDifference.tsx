import { richTextDocument, type RichTextDocument } from '@kursportal/shared/contract'
import { blockWords, compareDocuments, wordDifference, type BlockDifference } from '@kursportal/shared/domain'
import { Box } from '@kursportal/shared/ui'
import { Stretches } from '@kursportal/shared/ui/edits'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { blockName, linksOf, pictureOf } from './block-names.ts'
import { PicturesBeside } from './PicturesBeside.tsx'
import { readable } from './readable.ts'

type Different = Exclude<BlockDifference, { kind: 'same' }>
type BlockOf = RichTextDocument['content'][number]

const kinds = { gone: 'removed', come: 'added', moved: 'moved', changed: 'changed' } as const

/** What went and what came, where both are words. */
const FromTo = ({ label, before, after }: { label?: string; before: string; after: string }): ReactNode => (
  <Box component="span" sx={{ display: 'block' }}>
    {label && `${label}: `}
    <Stretches
      parts={[
        ...(before ? [{ kind: 'gone' as const, text: before }] : []),
        { kind: 'same', text: ' ' },
        ...(after ? [{ kind: 'come' as const, text: after }] : []),
      ]}
    />
  </Box>
)

/** A block in two versions: its words; where those are the same what it became, or where its links lead. */
const Changed = ({ before, after }: { before: BlockOf; after: BlockOf }): ReactNode => {
  const t = useTexts()
  const words = wordDifference(blockWords(before), blockWords(after))
  const isSame = words.every(({ kind }) => kind === 'same')
  const names = [blockName(before), blockName(after)] as const
  const links = [linksOf(before).join('\n'), linksOf(after).join('\n')] as const
  const [said, says] = [readable(before), readable(after)]
  return (
    <>
      {names[0] !== names[1] && <FromTo before={names[0]} after={names[1]} />}
      <PicturesBeside before={pictureOf(before)} after={pictureOf(after)} />
      {words.length > 0 && <Stretches parts={words} />}
      {words.length === 0 && said !== says && <Stretches parts={wordDifference(said, says)} />}
      {links[0] !== links[1] && <FromTo label={t('richText.link')} before={links[0]} after={links[1]} />}
      {isSame && words.length > 0 && names[0] === names[1] && links[0] === links[1] && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
          {t('versions.otherLook')}
        </Box>
      )}
    </>
  )
}

const Block = ({ difference }: { difference: Different }): ReactNode => {
  const t = useTexts()
  const kind = t(`versions.kinds.${kinds[difference.kind]}`)
  const block = difference.kind === 'changed' ? difference.after : difference.block
  const picture = pictureOf(block)
  return (
    <Box component="li" sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 1.5 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '1rem' }}>
        {`${kind}: ${blockName(block)}`}
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {difference.kind === 'changed' ? (
          <Changed before={difference.before} after={difference.after} />
        ) : (
          <>
            {picture && difference.kind !== 'moved' && (
              <PicturesBeside
                before={difference.kind === 'gone' ? picture : undefined}
                after={difference.kind === 'come' ? picture : undefined}
              />
            )}
            <Stretches
              parts={[
                {
                  kind: difference.kind === 'moved' ? 'same' : difference.kind,
                  text: blockWords(block) || readable(block),
                },
              ]}
            />
          </>
        )}
      </Box>
    </Box>
  )
}

/** Whether a value is the document of a text. */
export const isText = (value: unknown): boolean => richTextDocument.safeParse(value).success

/** Two versions of a text, block by block: only what is different. */
export const TextDifference = ({ before, after }: { before: unknown; after: unknown }): ReactNode => {
  const t = useTexts()
  const blocks = useMemo(
    () =>
      compareDocuments(
        richTextDocument.safeParse(before).data ?? null,
        richTextDocument.safeParse(after).data ?? null,
      ),
    [before, after],
  )
  const different = blocks.filter((block) => block.kind !== 'same')
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {different.map((difference, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- blocks have nothing but their place
          <Block key={index} difference={difference} />
        ))}
      </Box>
      {blocks.length > different.length && (
        <Box sx={{ color: 'text.secondary', fontSize: '1rem', mt: 1 }}>
          {t('versions.sameBlocks', { count: blocks.length - different.length })}
        </Box>
      )}
    </>
  )
}
