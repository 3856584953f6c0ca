import { useQuery } from '@kursportal/shared/query'
import { Box, LabelledSelect } from '@kursportal/shared/ui'
import { Combobox, type ComboboxOption } from '@kursportal/shared/ui/combobox'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { findCourses, findSocieties } from '../api/reminders.ts'

const choices = [7, 14, 30, 60, 90, 180]

/** Whom to remind, as it is being chosen. */
export type Chosen = { days: number; society: ComboboxOption | null; course: ComboboxOption | null }

type Props = { chosen: Chosen; onChange: (chosen: Chosen) => void }

/** Whom to remind: since when they were away, and where they belong. */
export const CircleFields = ({ chosen, onChange }: Props): ReactNode => {
  const t = useTexts()
  const [society, setSociety] = useState('')
  const [course, setCourse] = useState('')
  const societies = useQuery(findSocieties(society))
  const courses = useQuery(findCourses(course))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, mb: 2 }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LabelledSelect
          label={t('reminders.since')}
          value={chosen.days}
          options={choices.map((value) => ({ value, label: t('reminders.days', { count: value }) }))}
          onChange={(days) => onChange({ ...chosen, days })}
        />
      </Box>
      <Combobox
        label={t('reminders.course')}
        optional
        options={(courses.data?.items ?? []).flatMap(({ id, title }) =>
          id ? [{ value: id, label: title }] : [],
        )}
        value={chosen.course}
        onChange={(picked) => onChange({ ...chosen, course: picked })}
        onSearch={setCourse}
        loading={courses.isFetching}
      />
      <Combobox
        label={t('reminders.society')}
        optional
        options={(societies.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.society}
        onChange={(picked) => onChange({ ...chosen, society: picked })}
        onSearch={setSociety}
        loading={societies.isFetching}
      />
    </Box>
  )
}
