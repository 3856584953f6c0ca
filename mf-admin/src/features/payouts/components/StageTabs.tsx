import { payoutStage, type PayoutSums } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Stage } from '../api/payouts.ts'

const Row = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  // Two full rows of the six.
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  marginBottom: theme.spacing(3),
  padding: 0,
  border: 0,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(1) },
}))

const Tile = styled('button')(({ theme }) => ({
  display: 'grid',
  // A name of two lines moves no sum out of its row.
  gridTemplateRows: '1fr auto auto',
  gap: 2,
  padding: '12px 16px',
  textAlign: 'start',
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.outline },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.onSoft,
    backgroundColor: theme.vars.palette.primary.soft,
    borderColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto',
    gridTemplateRows: 'auto',
    alignItems: 'baseline',
    columnGap: 12,
    padding: '10px 16px',
  },
}))

const Name = styled('span')({ fontWeight: 600 })
const Amount = styled('span')({
  fontSize: '1.25rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '[aria-pressed="true"] > &': { color: 'inherit' },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}))

type Props = { sums: PayoutSums | undefined; chosen: Stage; onChoose: (stage: Stage) => void }

/** The stages a payout goes through, each with how many there are and what they come to. */
export const StageTabs = ({ sums, chosen, onChoose }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Row aria-label={t('payouts.stageHeader')}>
      {payoutStage.options.map((stage) => (
        <Tile key={stage} type="button" aria-pressed={stage === chosen} onClick={() => onChoose(stage)}>
          <Name>{t(`payouts.stages.${stage}`)}</Name>
          <Amount>{sums ? formatMoney(sums[stage].amount) : '…'}</Amount>
          <Count>{sums ? t('payouts.count', { count: sums[stage].count }) : '…'}</Count>
        </Tile>
      ))}
    </Row>
  )
}
