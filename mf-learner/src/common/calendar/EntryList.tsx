import type { CalendarEntry } from '@kursportal/shared/contract'
import { once } from '@kursportal/shared/domain'
import { Box, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { entryName, entryTime } from './entry-texts.ts'

const weekday = once(() => new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' }))

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
    <Box sx={{ fontSize: '0.875rem' }}>{weekday().format(new Date(`${day}T00:00:00Z`))}</Box>
    <Box sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{Number(day.slice(8))}</Box>
  </Box>
)

const Entry = ({ entry }: { entry: CalendarEntry }): ReactNode => {
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
          {course_title} · {entryTime(entry)}
        </Typography>
      </Box>
    </Box>
  )
}

/** Entries of a calendar, each leading to its course. */
export const EntryList = ({ entries }: { entries: readonly CalendarEntry[] }): ReactNode => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map((entry) => (
      <Entry key={entry.key} entry={entry} />
    ))}
  </Box>
)
