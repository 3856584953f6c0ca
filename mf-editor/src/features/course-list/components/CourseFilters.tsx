import type { AnswerOf } from '@kursportal/shared/client'
import { Box, FilterButtons, LabelledSelect, SearchField } from '@kursportal/shared/ui'
import type { ListState } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { courseOrders, courseQuery, LEFT_DAYS, listedStates } from '../course-list.rules.ts'

type Props = {
  state: ListState
  change: (state: ListState) => void
  /** How many courses stand how; undefined while it is not known. */
  counts: AnswerOf<'GET /courses/dev/counts'> | undefined
}

/** Narrows the course list down: by words and by how a course stands; and its order. */
export const CourseFilters = ({ state, change, counts }: Props): ReactNode => {
  const t = useTexts()
  const { state: shown, sort, unchanged_days } = courseQuery(state)
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ flex: '1 1 280px', maxWidth: 480 }}>
          <SearchField
            label={t('courseList.search')}
            value={state.search}
            onChange={(search) => change({ ...state, search, page: 0 })}
          />
        </Box>
        <LabelledSelect
          label={t('courseList.lastChange')}
          value={unchanged_days === undefined ? '' : LEFT_DAYS}
          options={['', LEFT_DAYS].map((value) => ({
            value,
            label: t(value === '' ? 'courseList.lastChangeAny' : 'courseList.lastChangeLong', {
              days: LEFT_DAYS,
            }),
          }))}
          onChange={(ruht) => change({ ...state, page: 0, filters: { ...state.filters, ruht } })}
        />
        <LabelledSelect
          label={t('courseList.order')}
          value={sort ?? 'changed'}
          options={courseOrders.map((value) => ({ value, label: t(`courseList.orders.${value}`) }))}
          onChange={(key) =>
            change({ ...state, page: 0, sort: key === 'changed' ? undefined : { key, descending: false } })
          }
        />
      </Box>
      <FilterButtons
        label={t('courseList.states')}
        chosen={shown ?? 'all'}
        options={[
          {
            value: 'all',
            label: t('courseList.all'),
            count: counts && listedStates.reduce((sum, one) => sum + counts[one], 0),
          },
          ...listedStates
            // What hardly ever is and lasts minutes is offered only while there is some.
            .filter((one) => one !== 'going_live' || one === shown || (counts?.going_live ?? 0) > 0)
            .map((one) => ({ value: one, label: t(`courseState.${one}`), count: counts?.[one] })),
        ]}
        onChoose={(value) =>
          change({ ...state, page: 0, filters: { ...state.filters, stand: value === 'all' ? '' : value } })
        }
      />
    </Box>
  )
}
