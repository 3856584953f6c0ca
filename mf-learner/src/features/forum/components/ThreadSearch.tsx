import { threadFilter, threadOrder } from '@kursportal/shared/contract'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import {
  Box,
  Button,
  EmptyState,
  FilterButtons,
  LabelledSelect,
  ListSkeleton,
  SearchField,
  type Motif,
} from '@kursportal/shared/ui'
import { Paging, useListState } from '@kursportal/shared/ui/data-table'
import { useDeferredValue, type ReactNode } from 'react'
import { listThreads } from '../../../common/forum/list-threads.ts'
import { TopicList } from '../../../common/forum/TopicList.tsx'
import { Loaded } from '../../../common/Loaded.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

const THREADS_A_PAGE = 20
const filters = ['all', ...threadFilter.options] as const

/** Topics by search, filter, order and page, all of it in the address. */
export const ThreadSearch = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const { state, change, query, paging } = useListState(
    { filters: { filter: threadFilter.options, order: threadOrder.options } },
    THREADS_A_PAGE,
  )
  const [params] = useSearchParams()
  const videoId = params.get('lecture')
  const { filter: chosen, order = 'active' } = state.filters
  const search = useDeferredValue(state.search)
  const threads = useQuery({
    ...listThreads({
      'course-id': courseId,
      limit: query.limit,
      offset: query.offset,
      ...(search && { search }),
      ...(chosen && { filter: chosen }),
      ...(order !== 'active' && { order }),
      ...(videoId && { 'video-id': videoId }),
    }),
    placeholderData: keepPreviousData,
  })
  // An empty choice is the usual one and is not written into the address.
  const narrow = (choice: Record<string, string>): void =>
    change({ ...state, page: 0, filters: { ...state.filters, ...choice } })
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
        <SearchField
          label={t('forum.search')}
          value={state.search}
          onChange={(words) => change({ ...state, search: words, page: 0 })}
        />
        <FilterButtons
          label={t('forum.filters')}
          options={filters.map((value) => ({ value, label: t(`forum.filter.${value}`) }))}
          chosen={chosen ?? 'all'}
          onChoose={(filter) => narrow({ filter: filter === 'all' ? '' : filter })}
        />
        <LabelledSelect
          label={t('forum.order.label')}
          value={order}
          options={threadOrder.options.map((value) => ({ value, label: t(`forum.order.${value}`) }))}
          onChange={(next) => narrow({ order: next === 'active' ? '' : next })}
        />
      </Box>
      <Loaded query={threads} waiting={<ListSkeleton />} failed={t('forum.failed')}>
        {({ items, total }) =>
          total > 0 ? (
            <>
              <TopicList threads={items} label={t('forum.list')} />
              <Paging
                label={t('forum.list')}
                {...paging(threads)}
                countText={t('forum.topics', { count: total })}
              />
            </>
          ) : (
            <NoTopics
              courseId={courseId}
              why={
                search || videoId ? 'search' : chosen === 'unread' ? 'unread' : chosen ? 'search' : 'empty'
              }
            />
          )
        }
      </Loaded>
    </>
  )
}

const motifs: Record<'search' | 'unread' | 'empty', Motif> = {
  search: 'search',
  unread: 'done',
  empty: 'people',
}

const NoTopics = ({ courseId, why }: { courseId: string; why: keyof typeof motifs }): ReactNode => {
  const t = useTexts()
  const words = {
    search: [t('forum.noHitsTitle'), t('forum.noHitsBody')],
    unread: [t('forum.noUnreadTitle'), t('forum.noUnreadBody')],
    empty: [t('forum.emptyTitle'), t('forum.emptyBody')],
  }[why]
  return (
    <EmptyState
      motif={motifs[why]}
      title={words[0] ?? ''}
      actions={
        why === 'empty' ? (
          <Button variant="contained" href={paths.newTopic(courseId)}>
            {t('forum.newTopic')}
          </Button>
        ) : (
          <Button variant="outlined" href={paths.forum(courseId)}>
            {t('forum.showAll')}
          </Button>
        )
      }
    >
      {words[1]}
    </EmptyState>
  )
}
