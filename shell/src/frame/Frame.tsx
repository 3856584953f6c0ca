import { isBelow } from '@kursportal/shared/federation'
import { useLocation } from '@kursportal/shared/router'
import { lowWindow } from '@kursportal/shared/theme'
import { Box, Link, OfflineBanner, ToastList } from '@kursportal/shared/ui'
import { useDeferredValue, useRef, type ReactNode } from 'react'
import { LoginAgain } from '../session/LoginAgain.tsx'
import { useTexts } from './texts.ts'
import { Footer } from './Footer.tsx'
import { OverrideBadge } from './OverrideBadge.tsx'
import { TopBar } from './TopBar.tsx'
import { useBackOnline } from './useBackOnline.ts'
import { usePageFocus } from './usePageFocus.ts'
import { useShortcuts } from './useShortcuts.ts'
import { isFramed, useLandmarkName } from './useLandmarkName.ts'

const SkipLink = ({ onSkip }: { onSkip: () => void }): ReactNode => {
  const t = useTexts()
  return (
    <Link
      // Fixed above the page, on paper it would stand at the foot of the sheet before.
      data-no-print
      href="#inhalt"
      onClick={(event) => {
        event.preventDefault()
        onSkip()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 2,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('frame.skip')}
    </Link>
  )
}

/** Where little height is left, such as at 400 %, the room belongs to the page. */
const staysOnTop = { position: 'sticky', top: 0, zIndex: 'appBar', [lowWindow]: { position: 'relative' } }

/** What stands around every page; a plain page stands alone (specification, Top navigation bar and Footer). */
export const Frame = ({ plain, children }: { plain: boolean; children: ReactNode }): ReactNode => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const landmark = useLandmarkName()
  // What is below comes in a second drawing; until then nothing is there that it could push about.
  const isBelowPrepared = useDeferredValue(true, false)
  usePageFocus(main)
  useShortcuts()
  useBackOnline()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      {!plain && <SkipLink onSkip={() => main.current?.focus()} />}
      <Box sx={staysOnTop} data-bar={plain ? undefined : ''}>
        {!plain && <TopBar />}
        {!isFramed() && <OfflineBanner />}
      </Box>
      <Box
        component="main"
        aria-label={landmark}
        id="inhalt"
        ref={main}
        tabIndex={-1}
        // While something is on the way there is no footer to be pushed about, and the page keeps its height.
        sx={{
          flex: 1,
          outline: 'none',
          '&:has([data-waiting])': { minHeight: '100dvh', '& ~ footer': { display: 'none' } },
        }}
      >
        {children}
      </Box>
      {isBelowPrepared && !plain && !isBelow(pathname, '/admin') && <Footer />}
      <LoginAgain />
      <OverrideBadge />
      {!isFramed() && <ToastList />}
    </Box>
  )
}
