import { Button } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { MOST_GROUPS } from './chosen-groups.ts'
import { GiveAccessDialog } from './GiveAccessDialog.tsx'
import { WriteDialog } from './WriteDialog.tsx'

type Props = { ids: readonly string[]; onDone: () => void }

/** What is done for picked clubs: an access for all their members, and a mail to those who lead them. */
export const GroupBulk = ({ ids, onDone }: Props): ReactNode => {
  const t = useTexts()
  const [asked, setAsked] = useState<'access' | 'write'>()
  const close = () => setAsked(undefined)
  const isTooMany = ids.length > MOST_GROUPS
  return (
    <>
      <Button size="small" variant="outlined" disabled={isTooMany} onClick={() => setAsked('access')}>
        {t('groupBulk.access.open')}
      </Button>
      <Button size="small" variant="outlined" disabled={isTooMany} onClick={() => setAsked('write')}>
        {t('groupBulk.write.open')}
      </Button>
      {asked === 'access' && <GiveAccessDialog ids={ids} onDone={onDone} onClose={close} />}
      {asked === 'write' && <WriteDialog ids={ids} onClose={close} />}
    </>
  )
}
