import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { measure } from '../../theme/tokens.ts'
import { ChevronLeftIcon } from '../base/icons.ts'
import type { CourseTone } from '../media/course-tone.ts'
import { useUiText } from '../texts.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** A step on the way to the page; the last one is the page above, never the page itself. */
export type Crumb = { label: string; href: string }

type Props = {
  title: string
  /** Drawn instead of `title` where the heading is more than words; the tab still shows `title`. */
  heading?: ReactNode
  /** A sentence or two under the title. */
  intro?: ReactNode
  /** Where the page lies, from the top down. On phones only the last one shows, as a way back. */
  breadcrumb?: readonly Crumb[]
  /** Buttons beside the title; on phones they go below it. */
  actions?: ReactNode
  /** Below the introduction: the page's main action, where its head is more than a title. */
  lead?: ReactNode
  /** A picture beside the title; above it on phones. */
  aside?: ReactNode
  /** Inside a course: the head stands on a band in its colour, over the whole width. */
  tone?: CourseTone | undefined
  /** The title is for screen readers alone, and nothing stands above the content; what is typed in it stays. */
  bare?: boolean
  /** `text` for reading and forms, `page` for most, `wide` for tables. */
  width?: keyof typeof measure
  children: ReactNode
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useUiText()
  return (
    <Box component="nav" aria-label={text('breadcrumb')} sx={{ mb: 1.5 }}>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, gap: 0.75 }}
      >
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <Box
              component="li"
              key={crumb.href}
              sx={{
                display: { xs: isLast ? 'flex' : 'none', sm: 'flex' },
                alignItems: 'center',
                gap: 0.75,
                minWidth: 0,
              }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{ display: { xs: isLast ? 'flex' : 'none', sm: 'none' }, flex: 'none', ml: -0.5 }}
              >
                <ChevronLeftIcon size={20} />
              </Box>
              <Link
                href={crumb.href}
                underline="hover"
                sx={{
                  color: 'text.secondary',
                  fontSize: '1rem',
                  py: 1,
                  display: 'inline-block',
                  hyphens: 'auto',
                  overflowWrap: 'anywhere',
                  // Side by side each stays on its line; the page it leads to says a long name in full.
                  maxWidth: { sm: '44ch' },
                  overflow: { sm: 'hidden' },
                  textOverflow: { sm: 'ellipsis' },
                  whiteSpace: { sm: 'nowrap' },
                }}
              >
                {crumb.label}
              </Link>
              {!isLast && (
                <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
                  /
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

/** What every page stands in: the way back, the one `h1`, its actions, the browser tab's title, and the room around. */
export function PageFrame(props: Props) {
  const { title, tone, width = 'page', bare = false, children } = props
  useDocumentTitle(title)
  const room = {
    // In a grid beside a side navigation, too, a page is as wide before its content has come.
    width: '100%',
    maxWidth: measure[width] + 64,
    mx: 'auto',
    px: { xs: 2, sm: 4 },
  }
  const around = { pt: { xs: 2.5, sm: 4 }, pb: { xs: 6, sm: 10 } }
  // The same boxes with and without a colour, which may come later than the page: what is typed in it stays.
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={tone && { bgcolor: `course.${tone}.soft`, borderBottom: 1, borderColor: 'divider' }}>
        {bare ? (
          <VisuallyHidden as="h1" tabIndex={-1}>
            {title}
          </VisuallyHidden>
        ) : (
          <Box sx={{ ...room, pt: tone ? { xs: 2, sm: 3 } : around.pt }}>
            <Head {...props} />
          </Box>
        )}
      </Box>
      <Box sx={{ ...room, ...around, ...(!tone && { pt: 0 }) }}>{children}</Box>
    </Box>
  )
}

/** The way back, the title and what stands around it. */
function Head({ title, heading, intro, breadcrumb, actions, lead, aside }: Props) {
  return (
    <>
      {breadcrumb && breadcrumb.length > 0 && <Breadcrumb crumbs={breadcrumb} />}
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexDirection: { xs: aside ? 'column-reverse' : 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: aside ? 'center' : 'flex-end' },
          justifyContent: 'space-between',
          gap: { xs: 2, sm: aside ? 6 : 3 },
          mb: { xs: 3, sm: 4.5 },
          // A lone menu stays beside the title on phones, too.
          '&:has(> :last-child > [aria-haspopup="menu"]:only-child)': {
            flexDirection: 'row',
            alignItems: { xs: 'flex-start', sm: 'flex-end' },
          },
        }}
      >
        <Box sx={{ minWidth: 0, ...(aside ? { flex: 1 } : {}) }}>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {heading ?? title}
          </Typography>
          {intro && (
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch', textWrap: 'pretty' }}
            >
              {intro}
            </Typography>
          )}
          {lead}
        </Box>
        {aside && <Box sx={{ flex: 'none', width: { sm: '40%' }, maxWidth: { sm: 460 } }}>{aside}</Box>}
        {actions && (
          <Box
            sx={{
              display: 'flex',
              // Where they do not fit side by side, the main one, which is the last, stands on top.
              flexWrap: 'wrap-reverse',
              gap: 1.5,
              flex: 'none',
              '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
            }}
          >
            {actions}
          </Box>
        )}
      </Box>
    </>
  )
}
