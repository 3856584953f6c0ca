import type { LandingBlockType } from '@kursportal/shared/contract'
import { Dialog } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { blockTypes } from '../state/blocks.ts'
import { ChoiceTiles } from './ChoiceTiles.tsx'

type Props = { open: boolean; onClose: () => void; onAdd: (type: LandingBlockType) => void }

/** Which kind of block to add, each with a sentence of what it is for. */
export const AddBlockDialog = ({ open, onClose, onAdd }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('landing.addTitle')} width="md">
      <ChoiceTiles
        names={blockTypes}
        titleOf={(type) => t(`landing.types.${type}`)}
        textOf={(type) => t(`landing.typeHints.${type}`)}
        onChoose={onAdd}
        columns={2}
      />
    </Dialog>
  )
}
