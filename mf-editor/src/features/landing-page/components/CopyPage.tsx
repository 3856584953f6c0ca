import { failureText } from '@kursportal/shared/client'
import type { Access } from '@kursportal/shared/contract'
import { useInfiniteQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  CopyIcon,
  Dialog,
  EmptyState,
  ListSkeleton,
  SearchField,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { useTexts } from '../texts.ts'
import { listPages, useCopyPage } from '../api/landing.ts'
import { fittingPage } from '../state/copied-page.ts'
import type { Content } from '../state/content.ts'
import { ChoiceTiles } from './ChoiceTiles.tsx'

type Props = { access: Access; onTake: (content: Content) => void }

/** A page that was made for another access, to begin with. */
export const CopyPage = ({ access, onTake }: Props): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CopyIcon size={20} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ mt: 2 }}
      >
        {t('landing.copy.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('landing.copy.title')} width="md">
        <Pages
          access={access}
          open={open}
          onTake={(content) => {
            setOpen(false)
            onTake(content)
          }}
        />
      </Dialog>
    </>
  )
}

const Pages = ({ access, open, onTake }: Props & { open: boolean }): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const pages = useInfiniteQuery({ ...listPages(search), enabled: open })
  const copy = useCopyPage(access.id)
  return (
    <>
      <SearchField label={t('accesses.search')} value={search} onChange={setSearch} />
      {copy.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(copy.error)}
        </Alert>
      )}
      <Box sx={{ mt: 2 }} aria-busy={copy.isPending}>
        <Loaded query={pages} waiting={<ListSkeleton count={3} />} failed={t('accesses.loadFailed')}>
          {(fetched) => {
            const { items } = fetchedOf(fetched)
            const others = new Map(items.filter(({ id }) => id !== access.id).map((one) => [one.id, one]))
            if (others.size === 0)
              return search ? (
                <EmptyState dense title={t('landing.copy.noHit')}>
                  {t('landing.copy.noHitBody')}
                </EmptyState>
              ) : (
                <EmptyState dense title={t('landing.copy.none')}>
                  {t('landing.copy.noneBody')}
                </EmptyState>
              )
            return (
              <>
                <ChoiceTiles
                  names={[...others.keys()]}
                  titleOf={(id) => others.get(id)?.name ?? ''}
                  textOf={(id) =>
                    others
                      .get(id)
                      ?.courses.map(({ title }) => title || t('common.untitledCourse'))
                      .join(', ') || t('accesses.noCourses')
                  }
                  onChoose={(id) =>
                    copy.mutate(id, { onSuccess: (content) => onTake(fittingPage(content, access)) })
                  }
                  columns={2}
                />
                {pages.hasNextPage && (
                  <Button
                    variant="text"
                    loading={pages.isFetchingNextPage}
                    onClick={() => void pages.fetchNextPage()}
                    sx={{ mt: 1.5 }}
                  >
                    {t('landing.versions.more')}
                  </Button>
                )}
              </>
            )
          }}
        </Loaded>
      </Box>
    </>
  )
}
