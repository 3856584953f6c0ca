import {
  BookIcon,
  Box,
  CalendarIcon,
  CertificateIcon,
  ClockIcon,
  DoneIcon,
  FilmIcon,
  HomeIcon,
  PeopleIcon,
  QuizIcon,
  RecommendIcon,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** The words a page may name a drawing by; any other word is a tick. */
const icons: Readonly<Record<string, typeof DoneIcon>> = {
  book: BookIcon,
  calendar: CalendarIcon,
  certificate: CertificateIcon,
  clock: ClockIcon,
  film: FilmIcon,
  heart: RecommendIcon,
  home: HomeIcon,
  people: PeopleIcon,
  question: QuizIcon,
}

/** What speaks for it, side by side on wide windows. */
export const AdvantagesBlock = ({ block }: BlockOf<'advantages'>): ReactNode => (
  <BlockSection heading={block.heading}>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {block.items.map((item, index) => {
        const Icon = icons[item.icon] ?? DoneIcon
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and a shown page keeps its order
          <Box component="li" key={index} sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
            <Box component="span" aria-hidden sx={{ flex: 'none', color: 'primary.main', pt: 0.25 }}>
              <Icon size={28} />
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{item.title}</Typography>
              {item.text && (
                <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{item.text}</Typography>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  </BlockSection>
)
