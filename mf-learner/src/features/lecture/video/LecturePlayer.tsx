import 'hls-video-element'
import 'media-chrome/dist/lang/de.js'
import { styleNonce } from '@kursportal/shared/ui'
import * as playerElements from 'media-chrome'
import { setLanguage } from 'media-chrome/dist/utils/i18n.js'
import * as menuElements from 'media-chrome/menu'
import type { HlsVideoElement } from 'hls-video-element'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { carryNonce } from './carry-nonce.ts'
import { watchFailures, type PlayerFailure } from './player-failure.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { rememberedSpeed, rememberSpeed } from './remembered-speed.ts'
import type { Range } from './watched-ranges.ts'

setLanguage('de')
carryNonce(
  [...Object.values(playerElements), ...Object.values(menuElements), customElements.get('hls-video')],
  styleNonce(),
)

/** What the page may ask of the player. */
export type PlayerHandle = { seek: (second: number) => void; play: () => void }

/** What a lecture's player is given and tells; nothing outside of it knows which player it is. */
export type LecturePlayerProps = {
  src: string
  title: string
  /** Second to begin at; after the address was renewed, the second it was left at. */
  startAt: number
  autoPlay: boolean
  handle: Ref<PlayerHandle>
  /** Several times a second while it plays: what was played of this address so far, and where it stands. */
  onProgress: (played: Range[], position: number) => void
  /** After a pause or a jump. */
  onRest: () => void
  onEnded: () => void
  onPlay: () => void
  onFailure: (failure: PlayerFailure) => void
}

const rangesOf = (played: TimeRanges): Range[] =>
  Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)] as const)

/** Plays the film of a lecture. */
const LecturePlayer = (props: LecturePlayerProps): ReactNode => {
  const video = useRef<HlsVideoElement>(null)
  const { src } = props
  const tellFailure = useEffectEvent(props.onFailure)
  const startAt = useEffectEvent(() => props.startAt)
  const play = (): void => {
    // A browser that wants a press first shows its large button; nothing is wrong then.
    video.current?.play().catch(() => undefined)
  }
  const startPlaying = useEffectEvent(() => {
    if (props.autoPlay) play()
  })

  useImperativeHandle(props.handle, () => ({
    seek: (second) => {
      if (video.current) video.current.currentTime = second
    },
    play,
  }))

  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    const second = startAt()
    element.config = { startPosition: second > 0 ? second : -1 }
    element.src = src
    // The element makes its player a microtask after its address is set.
    let stop: (() => void) | undefined
    const watching = setTimeout(() => {
      stop = watchFailures(element, tellFailure)
    })
    const onMetadata = (): void => {
      element.playbackRate = rememberedSpeed()
      if (second > 0 && Math.abs(element.currentTime - second) > 1) element.currentTime = second
      startPlaying()
    }
    element.addEventListener('loadedmetadata', onMetadata, { once: true })
    return () => {
      element.removeEventListener('loadedmetadata', onMetadata)
      clearTimeout(watching)
      stop?.()
    }
  }, [src])

  const tellProgress = useEffectEvent(() => {
    const element = video.current
    if (element && element.readyState > 0) props.onProgress(rangesOf(element.played), element.currentTime)
  })
  const rest = useEffectEvent(() => {
    tellProgress()
    props.onRest()
  })
  const tellPlay = useEffectEvent(props.onPlay)
  const tellEnd = useEffectEvent(() => {
    rest()
    props.onEnded()
  })

  // React listens to the events of films on <video> only, not on an element of one's own.
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    const listeners = {
      timeupdate: () => tellProgress(),
      pause: () => rest(),
      seeked: () => rest(),
      play: () => tellPlay(),
      ratechange: () => rememberSpeed(element.playbackRate),
      ended: () => tellEnd(),
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
    }
  }, [])

  return (
    <PlayerControls title={props.title}>
      <hls-video ref={video} slot="media" preload="auto" playsInline />
    </PlayerControls>
  )
}

export default LecturePlayer
