import { Box, Button, CloseIcon, IconButton, PlusIcon, Stack } from '@kursportal/shared/ui'
import { FieldInput } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Group } from './EntryList.tsx'
import { ExtraWords } from './ExtraWords.tsx'
import type { FieldsOf } from './fields-of.ts'

const MOST = 12

/** Pairs of what belongs together, and what is offered besides. */
export const MatchFields = ({ question, onChange }: FieldsOf<'match'>): ReactNode => {
  const t = useTexts()
  const { pairs } = question
  const write = (index: number, side: 'left' | 'right', text: string) =>
    onChange({
      ...question,
      pairs: pairs.map((pair, at) => (at === index ? { ...pair, [side]: text } : pair)),
    })
  return (
    <Stack sx={{ gap: 3 }}>
      <Group label={t('quiz.pairs')} hint={t('quiz.pairsHint')}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {pairs.map((pair, index) => (
            // New pairs have no id yet; their place is all they have.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <Box component="li" key={index} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Box
                sx={{
                  flex: 1,
                  display: 'grid',
                  gap: 1,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
                }}
              >
                {(['left', 'right'] as const).map((side) => (
                  <FieldInput
                    key={side}
                    value={pair[side]}
                    placeholder={t(`quiz.pairSide.${side}`)}
                    onChange={(event) => write(index, side, event.target.value)}
                    slotProps={{
                      input: {
                        'aria-label': t(`quiz.pair.${side}`, { number: index + 1 }),
                        maxLength: 200,
                      },
                    }}
                  />
                ))}
              </Box>
              <IconButton
                aria-label={t('quiz.removePair', { number: index + 1 })}
                disabled={pairs.length <= 2}
                onClick={() => onChange({ ...question, pairs: pairs.toSpliced(index, 1) })}
              >
                <CloseIcon size={20} />
              </IconButton>
            </Box>
          ))}
        </Box>
        {pairs.length < MOST && (
          <Button
            variant="text"
            startIcon={<PlusIcon size={20} />}
            onClick={() => onChange({ ...question, pairs: [...pairs, { left: '', right: '' }] })}
            sx={{ mt: 1 }}
          >
            {t('quiz.addPair')}
          </Button>
        )}
      </Group>
      <ExtraWords extras={question.extras} onChange={(extras) => onChange({ ...question, extras })} />
    </Stack>
  )
}
