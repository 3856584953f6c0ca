import { useEffect, useState } from 'react'

/** How a picture stands: on its way, there, still being prepared by the server, or not to be had. */
export type ImageState = 'loading' | 'ready' | 'processing' | 'failed'

/** Waits in ms before asking again while the server still prepares the picture (status 425). */
const waits = [1000, 2000, 4000, 8000, 15_000, 30_000] as const

/**
 * Watches a picture load. An `<img>` does not tell the status of its answer, so after an error the address is
 * asked once: 425 means "still being prepared" and leads to new tries with growing pauses, all else is final.
 * Draw the `<img>` with both handlers only while `isDrawn`: one that is drawn anew asks the same address again, which
 * knows no parameter but its own.
 */
export function useImage(src: string | undefined) {
  const [state, setState] = useState<ImageState>(src ? 'loading' : 'failed')
  const [tries, setTries] = useState(0)
  const [seen, setSeen] = useState(src)
  if (seen !== src) {
    setSeen(src)
    setTries(0)
    setState(src ? 'loading' : 'failed')
  }

  useEffect(() => {
    if (state !== 'processing') return undefined
    const wait = waits[Math.min(tries, waits.length - 1)]
    const timer = setTimeout(() => {
      setTries((count) => count + 1)
      setState('loading')
    }, wait)
    return () => clearTimeout(timer)
  }, [state, tries])

  const onError = () => {
    if (!src) return
    fetch(src, { method: 'HEAD', credentials: 'same-origin' }).then(
      (answer) => setState(answer.status === 425 ? 'processing' : 'failed'),
      () => setState('failed'),
    )
  }
  return {
    state,
    isDrawn: state === 'loading' || state === 'ready',
    onLoad: () => setState('ready'),
    onError,
  }
}
