import { failureText, isFailure } from '@kursportal/shared/client'
import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { Box, ConfirmDialog, toast, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useSetLevels, type LevelInput, type LevelsChange } from '../api/levels.ts'
import { LevelSentences } from './LevelSentences.tsx'

type Wanted = { levels: LevelInput[]; based_on: string }

const MOVES_SHOWN = 8

/** Who would move, by name; the first of them. */
const Moves = ({ moves }: { moves: LevelsChange['moves'] }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 3, overflowWrap: 'anywhere' }}>
      {moves.slice(0, MOVES_SHOWN).map(({ society, finishes, from, to, before, after }) => (
        <li key={society.id}>
          {t(from === to ? 'levels.moveIncome' : 'levels.moveTier', {
            name: society.name,
            finishes: formatNumber(finishes),
            from: t(`tiers.${from}`),
            to: t(`tiers.${to}`),
            before: formatMoney(before),
            after: formatMoney(after),
          })}
        </li>
      ))}
      {moves.length > MOVES_SHOWN && <li>{t('levels.moveMore', { count: moves.length - MOVES_SHOWN })}</li>}
    </Box>
  )
}

/** Asks before levels are set, with who would move, from a call; then sets them. */
export const useLevelsQuestion = (societyId: string | undefined, onSaved: () => void) => {
  const t = useTexts()
  const set = useSetLevels(societyId)
  const [wanted, setWanted] = useState<Wanted>()
  const [change, setChange] = useState<LevelsChange>()
  const ask = async (levels: Wanted) => {
    try {
      setChange(await set.mutateAsync({ ...levels, dry_run: true }))
      setWanted(levels)
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  const question: ReactNode = (
    <ConfirmDialog
      open={wanted !== undefined}
      onClose={() => setWanted(undefined)}
      title={t('levels.question')}
      confirmLabel={t('levels.save')}
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile') ? t('levels.changedMeanwhile') : failureText(error)
      }
      onConfirm={async () => {
        if (!wanted) return
        await set.mutateAsync(wanted)
        toast.success(t('levels.saved'))
        onSaved()
      }}
    >
      {change && (
        <>
          {wanted?.levels.length === 0 && <LevelSentences levels={change.levels} />}
          <Typography>{t('levels.fromNext')}</Typography>
          <Typography sx={{ mt: 1, fontWeight: 650 }}>
            {t('levels.concerned', { count: change.societies })} {t('levels.up', { count: change.up })}{' '}
            {t('levels.down', { count: change.down })}
          </Typography>
          <Moves moves={change.moves} />
        </>
      )}
    </ConfirmDialog>
  )
  return { ask, asking: set.isPending && wanted === undefined, question }
}
