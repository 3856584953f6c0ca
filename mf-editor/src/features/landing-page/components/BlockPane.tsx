import type { LandingBlock, LandingFinding } from '@kursportal/shared/contract'
import { landingBlockWords } from '@kursportal/shared/domain'
import {
  Box,
  Button,
  CopyIcon,
  DeleteIcon,
  EyeIcon,
  EyeOffIcon,
  PlusIcon,
  StatusChip,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { SortableList } from '@kursportal/shared/ui/sortable'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import {
  MOST_BLOCKS,
  newBlock,
  withBlock,
  withBlockAfter,
  withBlocks,
  withoutBlock,
} from '../state/blocks.ts'
import type { Builder } from '../state/useBuilder.ts'
import { AddBlockDialog } from './AddBlockDialog.tsx'
import { useFilled } from './fields.tsx'

type Props = {
  builder: Builder
  findings: readonly LandingFinding[]
  priceCents: number
  /** A block was chosen, so that its form comes into sight. */
  onChoose: () => void
}

/** The blocks of the page in their order: chosen, moved, added, copied, hidden and deleted. */
export const BlockPane = ({ builder, findings, priceCents, onChoose }: Props): ReactNode => {
  const t = useTexts()
  const { page } = builder.content
  const [adding, setAdding] = useState<{ after: string | undefined; open: boolean }>()
  const filled = useFilled()
  const nameOf = (block: LandingBlock): string => {
    const words = filled(landingBlockWords(block))
    return words ? `${t(`landing.types.${block.type}`)}: ${words}` : t(`landing.types.${block.type}`)
  }
  const choose = (id: string): void => {
    builder.select(id)
    onChoose()
  }
  const remove = (block: LandingBlock): void => {
    const place = page.blocks.findIndex(({ id }) => id === block.id)
    const before = page.blocks[place - 1]?.id
    builder.changePage(withoutBlock(page, block.id))
    builder.select(page.blocks[place + 1]?.id ?? before)
    toast.success(t('landing.deleted', { name: t(`landing.types.${block.type}`) }), {
      label: t('common.undo'),
      onPress: builder.undo,
    })
  }
  const copy = (block: LandingBlock): void => {
    const twin = { ...block, id: crypto.randomUUID() }
    builder.changePage(withBlockAfter(page, twin, block.id))
    builder.select(twin.id)
  }
  const isFull = page.blocks.length >= MOST_BLOCKS
  return (
    <Box component="section" aria-label={t('landing.panes.list')}>
      <SortableList
        label={t('landing.panes.list')}
        items={page.blocks}
        itemKey={({ id }) => id}
        itemName={nameOf}
        dense
        onReorder={(blocks) => builder.changePage(withBlocks(page, blocks))}
        renderBelow={(block) =>
          isFull || block === page.blocks.at(-1) ? null : (
            <InsertHere
              label={t('landing.addBelowOf', { name: nameOf(block) })}
              onPress={() => setAdding({ after: block.id, open: true })}
            />
          )
        }
        itemActions={(block) => [
          {
            label: t('landing.addBelow'),
            icon: <PlusIcon size={20} />,
            onPress: () => setAdding({ after: block.id, open: true }),
            disabledReason: isFull ? t('landing.full', { count: MOST_BLOCKS }) : undefined,
          },
          {
            label: t('landing.duplicate'),
            icon: <CopyIcon size={20} />,
            onPress: () => copy(block),
            disabledReason: isFull ? t('landing.full', { count: MOST_BLOCKS }) : undefined,
          },
          {
            label: t(block.hidden ? 'landing.show' : 'landing.hide'),
            icon: block.hidden ? <EyeIcon size={20} /> : <EyeOffIcon size={20} />,
            onPress: () => builder.changePage(withBlock(page, { ...block, hidden: !block.hidden })),
          },
          {
            label: t('landing.delete'),
            icon: <DeleteIcon size={20} />,
            onPress: () => remove(block),
            destructive: true,
          },
        ]}
      >
        {(block) => (
          <Row
            block={block}
            isChosen={builder.selected?.id === block.id}
            isWrong={findings.some(({ block_id, level }) => block_id === block.id && level === 'error')}
            onChoose={() => choose(block.id)}
          />
        )}
      </SortableList>
      <Button
        variant="outlined"
        startIcon={<PlusIcon size={20} />}
        disabled={isFull}
        onClick={() => setAdding({ after: undefined, open: true })}
        sx={{ mt: 1.5, width: '100%' }}
      >
        {t('landing.add')}
      </Button>
      {isFull && <Typography sx={{ mt: 1 }}>{t('landing.full', { count: MOST_BLOCKS })}</Typography>}
      {adding && (
        <AddBlockDialog
          open={adding.open}
          onClose={() => setAdding({ ...adding, open: false })}
          onAdd={(type) => {
            const block = newBlock(type, priceCents)
            builder.changePage(withBlockAfter(page, block, adding.after))
            setAdding({ ...adding, open: false })
            choose(block.id)
          }}
        />
      )}
    </Box>
  )
}

/** Between two blocks: one more. By keyboard it is in the menu of the block above. */
const InsertHere = ({ label, onPress }: { label: string; onPress: () => void }): ReactNode => (
  <Box
    component="button"
    type="button"
    aria-label={label}
    title={label}
    tabIndex={-1}
    onClick={onPress}
    sx={{
      width: '100%',
      height: 24,
      p: 0,
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      gap: 1,
      border: 0,
      bgcolor: 'transparent',
      color: 'text.secondary',
      cursor: 'pointer',
      '&::before, &::after': { content: '""', borderTop: 1, borderColor: 'divider' },
      '&:hover': { color: 'primary.main' },
      '&:hover::before, &:hover::after': { borderColor: 'primary.main' },
    }}
  >
    <PlusIcon size={16} aria-hidden />
  </Box>
)

const Row = ({
  block,
  isChosen,
  isWrong,
  onChoose,
}: {
  block: LandingBlock
  isChosen: boolean
  isWrong: boolean
  onChoose: () => void
}): ReactNode => {
  const t = useTexts()
  const words = useFilled()(landingBlockWords(block))
  return (
    <Box
      component="button"
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      sx={{
        width: '100%',
        minHeight: 44,
        py: 0.75,
        px: 1,
        textAlign: 'start',
        font: 'inherit',
        color: 'inherit',
        border: 0,
        borderRadius: '10px',
        cursor: 'pointer',
        bgcolor: isChosen ? 'primary.soft' : 'transparent',
        '&:hover': { bgcolor: isChosen ? 'primary.soft' : 'action.hover' },
      }}
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
        {t(`landing.types.${block.type}`)}
      </Box>
      {words && (
        <Box
          component="span"
          sx={{
            display: 'block',
            color: 'text.secondary',
            fontSize: '1rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {words}
        </Box>
      )}
      {(block.hidden || isWrong) && (
        <Box component="span" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
          {block.hidden && <StatusChip tone="neutral">{t('landing.hidden')}</StatusChip>}
          {isWrong && !block.hidden && <StatusChip tone="error">{t('landing.incomplete')}</StatusChip>}
        </Box>
      )}
    </Box>
  )
}
