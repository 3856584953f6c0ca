import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { isFailure } from '../../client/api-failure.ts'
import { failureText } from '../../client/failure-text.ts'
import { useUiText } from '../texts.ts'
import { ErrorState } from './ErrorState.tsx'
import { useOnline } from './OfflineBanner.tsx'

type Props = {
  /** What could not be loaded, from the reader's point of view. */
  title: string
  /** What the call was refused with, or failed by. */
  error?: unknown
  /** The German sentence for what went wrong; what `error` says when left out. */
  reason?: ReactNode
  /**
   * Whether there is nothing to load: a retry would not help, so the way on does. When left out, `error` says so: what is
   * not found or somebody else's, and an address that can be nobody's. Without a `home` nothing is ever gone.
   */
  gone?: boolean
  /** What is said of what is gone, where the page has a name for it. */
  goneTitle?: string
  /** Where somebody goes on from what is gone, and from a whole page that could not be loaded. */
  home?: { label: string; href: string }
  onRetry: () => void
  retrying: boolean
  /** Smaller, for inside a card or table. */
  dense?: boolean
  /** Without the drawing, where there is little room. */
  bare?: boolean
  /** It is the whole page, so its title is the page's `h1`. */
  page?: boolean
}

/** Stands where something could not be loaded: the reason and the way on, which is not a retry for what is not there. */
export function LoadFailure({
  title,
  error,
  reason = failureText(error),
  goneTitle,
  gone = isFailure(error, 'not_found', 'validation_failed'),
  home,
  onRetry,
  retrying,
  dense = false,
  bare = false,
  page = false,
}: Props) {
  const text = useUiText()
  const online = useOnline()
  // Asking again does not help who may not, as long as there is another way on.
  const forbidden = isFailure(error, 'forbidden') && home !== undefined
  if (gone && home)
    return (
      <ErrorState
        page={page}
        dense={dense}
        bare={bare}
        title={goneTitle ?? text('goneTitle')}
        actions={
          <Button variant="contained" href={home.href}>
            {home.label}
          </Button>
        }
      >
        {text('goneBody')}
      </ErrorState>
    )
  return (
    <ErrorState
      page={page}
      dense={dense}
      bare={bare}
      title={online ? title : text('offlineLoadTitle')}
      onRetry={forbidden ? undefined : onRetry}
      retrying={retrying}
      actions={
        // Where the page's own way back is missing with it.
        (page || forbidden) &&
        home && (
          <Button variant={forbidden ? 'contained' : 'outlined'} href={home.href}>
            {home.label}
          </Button>
        )
      }
    >
      {online ? reason : text('offlineLoadBody')}
    </ErrorState>
  )
}
