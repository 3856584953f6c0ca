import type { LandingPreviewAnswer, LandingPreviewMessage } from '@kursportal/shared/contract'
import { LANDING_PREVIEW } from '@kursportal/shared/domain'
import { useSearchParams } from '@kursportal/shared/router'
import { useEffect, useState } from 'react'

/** What is shown in the builder's frame; `undefined`: this is the page itself. */
export type LandingPreview = { shown: LandingPreviewMessage | null }

const tell = (answer: LandingPreviewAnswer): void => window.parent.postMessage(answer, location.origin)

/** Leads nowhere: what is pressed chooses its block instead. Questions still open. */
const choose = (event: MouseEvent): void => {
  const { target } = event
  if (!(target instanceof Element) || target.closest('summary')) return
  event.preventDefault()
  event.stopPropagation()
  const id = target.closest<HTMLElement>('[data-block]')?.dataset['block']
  if (id) tell({ kind: 'landing-preview-chosen', block_id: id })
}

const submitNothing = (event: SubmitEvent): void => event.preventDefault()

/**
 * Whether the page stands in the frame of the builder, and what it shows there. Only the page around it on the same
 * origin is listened to, and nothing on it leads away.
 */
export const useLandingPreview = (): LandingPreview | undefined => {
  const [params] = useSearchParams()
  const isPreview = params.has(LANDING_PREVIEW) && window.parent !== window
  const [shown, setShown] = useState<LandingPreviewMessage | null>(null)
  useEffect(() => {
    if (!isPreview) return undefined
    let isOver = false
    // The schemas come with the preview: nobody else needs them. What is said last is what stays.
    const reader = import(/* webpackChunkName: "landing-preview" */ './read-preview.ts')
    const show = async (data: unknown): Promise<void> => {
      const message = (await reader).readPreview(data)
      if (message && !isOver) setShown(message)
    }
    const listen = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== location.origin || source !== window.parent) return
      // Without them the frame stays empty, as it does when the page itself does not come.
      show(data).catch(() => undefined)
    }
    window.addEventListener('message', listen)
    document.addEventListener('click', choose, true)
    document.addEventListener('submit', submitNothing, true)
    tell({ kind: 'landing-preview-ready' })
    return () => {
      isOver = true
      window.removeEventListener('message', listen)
      document.removeEventListener('click', choose, true)
      document.removeEventListener('submit', submitNothing, true)
    }
  }, [isPreview])
  return isPreview ? { shown } : undefined
}
