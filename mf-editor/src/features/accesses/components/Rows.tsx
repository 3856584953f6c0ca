import { Box, Button, IconButton, CloseIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { fetchedOf, type PageByPage } from '../../../common/page-by-page.ts'
import { useTexts } from '../texts.ts'

/** Things that belong to an access, one below the other. */
export const Rows = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)

type RowProps = {
  title: ReactNode
  detail?: ReactNode
  removeLabel: string
  onRemove: () => void
}

/** One of them, with a way to take it out. */
export const Row = ({ title, detail, removeLabel, onRemove }: RowProps): ReactNode => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {detail && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
    <IconButton aria-label={removeLabel} onClick={onRemove}>
      <CloseIcon size={20} />
    </IconButton>
  </Box>
)

/** A button that fetches more of a list, as long as there is more. */
export const More = <Item extends { id: string }>({ list }: { list: PageByPage<Item> }): ReactNode => {
  const t = useTexts()
  if (!list.data || !list.hasNextPage) return null
  const { items, total } = fetchedOf(list.data)
  return (
    <Button
      variant="text"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      sx={{ mt: 1 }}
    >
      {t('accesses.more', { count: total - items.length })}
    </Button>
  )
}
