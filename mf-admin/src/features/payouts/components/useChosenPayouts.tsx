import { failureText } from '@kursportal/shared/client'
import { Button, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { MOST_AT_ONCE, readPayouts, type Payout, type Stage } from '../api/payouts.ts'

type Asked = {
  list: { items: readonly Payout[]; total: number } | undefined
  query: Parameters<typeof readPayouts>[0]
  stage: Stage
}

/** The payouts that are chosen, over all pages of a stage; another stage begins with none. */
export const useChosenPayouts = ({ list, query, stage }: Asked) => {
  const t = useTexts()
  const [held, setHeld] = useState<{ stage: Stage; payouts: readonly Payout[] }>({ stage, payouts: [] })
  const [busy, setBusy] = useState(false)
  const chosen = held.stage === stage ? held.payouts : []
  const hold = (payouts: readonly Payout[]) => setHeld({ stage, payouts })
  const change = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...(list?.items ?? [])].map((payout) => [payout.id, payout]))
    hold([...ids].flatMap((id) => known.get(id) ?? []))
  }
  const chooseAll = async () => {
    setBusy(true)
    try {
      hold((await readPayouts({ ...query, limit: MOST_AT_ONCE, offset: 0 })).items)
    } catch (error) {
      toast.error(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const most = Math.min(list?.total ?? 0, MOST_AT_ONCE)
  const all: ReactNode = most > chosen.length && (
    <Button variant="outlined" loading={busy} onClick={() => void chooseAll()}>
      {t('payouts.chooseAll', { count: most })}
    </Button>
  )
  return { chosen, selected: new Set(chosen.map(({ id }) => id)), change, clear: () => hold([]), all }
}
