import { useQuery } from '@kursportal/shared/query'
import { BellIcon, Button, ConfirmDialog, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { readReminder, useRemind } from '../api/society-people.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

/** The question before people are reminded: how many, or that so few are not told. */
const Question = ({
  society,
  onClose,
}: Pick<SocietyFigures, 'society'> & { onClose: () => void }): ReactNode => {
  const t = useTexts()
  const reminder = useQuery(readReminder(society.id))
  const remind = useRemind(society.id)
  const { data } = reminder
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('remind.title')}
      confirmLabel={t('remind.submit')}
      ready={data !== undefined}
      onConfirm={async () => {
        const { people } = await remind.mutateAsync()
        toast.success(people === null ? t('remind.doneFew') : t('remind.done', { count: people }))
        onClose()
      }}
    >
      {t('remind.whom')}{' '}
      {data && (data.people === null ? t('remind.few') : t('remind.many', { count: data.people }))}{' '}
      {data && t('remind.pause', { days: data.pause_days })}
      {reminder.isError && t('remind.failed')}
    </ConfirmDialog>
  )
}

/** Reminds members who began a course and stopped. */
export const RemindButton = ({ society }: Pick<SocietyFigures, 'society'>): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BellIcon size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('remind.action')}
      </Button>
      {asking && <Question society={society} onClose={() => setAsking(false)} />}
    </>
  )
}
