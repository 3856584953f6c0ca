import type { CalendarEntry } from '@kursportal/shared/contract'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { weekdayOf } from '../time-texts.ts'
import { entryName, entryTime } from './entry-texts.ts'

/** The day as the leaf of a calendar; said in words beside it. */
const Leaf = ({ day, muted }: { day: string; muted: boolean }): ReactNode => (
  <Box
    aria-hidden
    sx={{
      flex: 'none',
      width: 56,
      py: 0.75,
      borderRadius: 1.5,
      textAlign: 'center',
      lineHeight: 1.15,
      bgcolor: muted ? 'background.sunken' : 'primary.soft',
      color: muted ? 'text.secondary' : 'primary.onSoft',
    }}
  >
    <Box sx={{ fontSize: '0.875rem' }}>{weekdayOf(day).slice(0, 2)}</Box>
    <Box sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{Number(day.slice(8))}</Box>
  </Box>
)

const Entry = ({ entry, today }: { entry: CalendarEntry; today: string }): ReactNode => {
  const { state, day, course_id, course_title } = entry
  const gone = state === 'cancelled'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Leaf day={day} muted={gone || state === 'expected'} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          href={paths.course(course_id)}
          color="inherit"
          sx={{ fontWeight: 600, hyphens: 'auto', textDecoration: gone ? 'line-through' : undefined }}
        >
          {entryName(entry)}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', hyphens: 'auto' }}>
          {course_title} · {entryTime(entry, today)}
        </Typography>
      </Box>
    </Box>
  )
}

type Props = {
  entries: readonly CalendarEntry[]
  /** The day it is in Berlin, `YYYY-MM-DD`. */
  today: string
}

/** Entries of a calendar, each leading to its course. */
export const EntryList = ({ entries, today }: Props): ReactNode => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map((entry) => (
      <Entry key={entry.key} entry={entry} today={today} />
    ))}
  </Box>
)
