import 'hls-video-element'
import { styleNonce } from '@kursportal/shared/ui'
import type { WatchAnswer } from '@kursportal/shared/contract'
import { linesLater } from '@kursportal/shared/domain'
import * as playerElements from 'media-chrome'
import type { HlsVideoElement } from 'hls-video-element'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { useTexts } from './texts.ts'
import { carryNonce } from './carry-nonce.ts'
import { fullScreenElement } from './full-screen.ts'
import { showPart } from './film-part.ts'
import { lendCaptions } from './native-captions.ts'
import { watchFailures, type PlayerFailure } from './player-failure.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerSettings, type PlayerChoices } from './PlayerSettings.tsx'
import { translatePlayer } from './player-words.ts'
import { rememberedSpeed, rememberSpeed } from './remembered.ts'
import { useCaptions, useSpokenWords } from './useCaptions.ts'
import { showWholeLength, takeEverySize } from './whole-length.ts'
import type { Range } from './watched-ranges.ts'

translatePlayer()
carryNonce([...Object.values(playerElements), customElements.get('hls-video')], styleNonce())

/** What the page may ask of the player. */
export type PlayerHandle = { seek: (second: number) => void; play: () => void; focus: () => void }

/** What a lecture's player is given and tells; nothing outside of it knows which player it is. */
export type LecturePlayerProps = {
  src: string
  /** With each other number it is loaded again, also from the same address. */
  tries: number
  title: string
  captions: WatchAnswer['captions']
  /** The part of the film that is shown; its times count from there. All of it without one. */
  part: WatchAnswer['part']
  /** The second at which a film ends that is still being made: its playlist names what is there. */
  endsAt: number | undefined
  /** Second to begin at. */
  startAt: number
  autoPlay: boolean
  /** What was pressed to get here is gone by now. */
  takesFocus: boolean
  handle: Ref<PlayerHandle>
  /** Something stands over it, so that nothing of it can be pressed. */
  covered: boolean
  /** Whether a lecture may follow that could begin by itself. */
  leadsOn?: boolean
  /** Its first picture is there. */
  onShown: () => void
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

/**
 * Captions are drawn by us from their own files, so the part of the player that would fetch and draw them is left out. A
 * film that grows while it is made is no broadcast without an end.
 */
const playerConfig = {
  liveDurationInfinity: false,
  subtitleStreamController: undefined,
  subtitleTrackController: undefined,
  timelineController: undefined,
}

/** What can be chosen of a video; no qualities where the browser itself chooses among them. */
const choicesOf = (video: HlsVideoElement | null): PlayerChoices => ({
  speed: video?.playbackRate ?? 1,
  quality: video?.api?.manualLevel ?? -1,
  qualities: (video?.api?.levels ?? [])
    .map(({ height }, index) => ({ index, height }))
    .filter(({ height }) => height > 0)
    .sort((a, b) => b.height - a.height),
})

/** Plays the film of a lecture. */
const LecturePlayer = (props: LecturePlayerProps): ReactNode => {
  const t = useTexts()
  const video = useRef<HlsVideoElement>(null)
  const settingsButton = useRef<HTMLButtonElement>(null)
  const [choices, setChoices] = useState<PlayerChoices>()
  const closeSettings = useCallback(() => setChoices(undefined), [])
  const { part } = props
  const from = part?.from ?? 0
  const captions = useCaptions(props.captions, part)
  const spoken = useSpokenWords(video, captions.lines)
  const { src, tries, takesFocus } = props
  const tellFailure = useEffectEvent(props.onFailure)
  const startAt = useEffectEvent(() => props.startAt)
  const endsAt = useEffectEvent(() => props.endsAt)
  const play = (): void => {
    // A browser that wants a press first shows its large button; nothing is wrong then.
    video.current?.play().catch(() => undefined)
  }
  const startPlaying = useEffectEvent(() => {
    if (props.autoPlay) play()
  })
  const focus = (): void =>
    video.current?.parentElement?.querySelector<HTMLElement>('.lower media-play-button')?.focus()

  const focusFirst = useEffectEvent(focus)

  useImperativeHandle(props.handle, () => ({
    seek: (second) => {
      if (video.current) video.current.currentTime = second
    },
    play,
    focus,
  }))

  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    // After the address was renewed it goes on where it stands.
    const second = element.readyState > 0 ? element.currentTime : startAt()
    const begin = from + second
    Object.assign(element, { config: { startPosition: begin > 0 ? begin : -1, ...playerConfig } })
    if (element.getAttribute('src') === src) element.load()
    else element.src = src
    // The element makes its player a microtask after its address is set.
    let stop: (() => void) | undefined
    let isGone = false
    queueMicrotask(() => {
      if (isGone) return
      stop = watchFailures(element, tellFailure)
      showWholeLength(element, endsAt())
    })
    const onMetadata = (): void => {
      element.playbackRate = rememberedSpeed()
      if (begin > 0 && Math.abs(element.currentTime - second) > 1) element.currentTime = second
      startPlaying()
    }
    element.addEventListener('loadedmetadata', onMetadata, { once: true })
    return () => {
      element.removeEventListener('loadedmetadata', onMetadata)
      isGone = true
      stop?.()
    }
  }, [src, tries, from])

  const isWhole = props.endsAt === undefined
  const beganUnmade = useRef(!isWhole)
  useEffect(() => {
    if (isWhole && beganUnmade.current && video.current) takeEverySize(video.current)
    beganUnmade.current = !isWhole
  }, [isWhole])

  useEffect(
    () => (part && video.current ? showPart(video.current, part) : undefined),
    // The same part is another object with each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [part?.from, part?.to],
  )

  const tellProgress = useEffectEvent(() => {
    const element = video.current
    if (element && element.readyState > 0) props.onProgress(rangesOf(element.played), element.currentTime)
  })
  const rest = useEffectEvent(() => {
    tellProgress()
    props.onRest()
  })
  const tellPlay = useEffectEvent(props.onPlay)
  const tellShown = useEffectEvent(props.onShown)
  const tellEnd = useEffectEvent(() => {
    setChoices(undefined)
    rest()
    props.onEnded()
  })
  const shownCaptions = useEffectEvent(() => ({
    // The film's own player knows the time of the film.
    lines: linesLater(captions.lines, from),
    language: captions.language,
    label: captions.tracks.find(({ language }) => language === captions.language)?.label ?? '',
  }))

  // React listens to the events of films on <video> only, not on an element of one's own.
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    const listeners = {
      loadeddata: () => tellShown(),
      timeupdate: () => tellProgress(),
      pause: () => rest(),
      seeked: () => rest(),
      play: () => tellPlay(),
      ratechange: () => rememberSpeed(element.playbackRate),
      ended: () => tellEnd(),
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    const takeBack = lendCaptions(element, shownCaptions)
    return () => {
      takeBack()
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
    }
  }, [])

  useEffect(() => {
    const controller = video.current?.closest('media-controller')
    const stage = video.current?.closest<HTMLElement>('[data-stage]')
    if (controller && stage) Object.assign(controller, { fullscreenElement: fullScreenElement(stage) })
    if (takesFocus || document.fullscreenElement) focusFirst()
  }, [takesFocus])

  return (
    <>
      <PlayerControls
        title={props.title}
        captions={captions}
        words={captions.failed ? t('lecture.player.captionsFailed') : spoken}
        covered={props.covered}
        settingsOpen={choices !== undefined}
        settingsButton={settingsButton}
        onSettings={() => setChoices(choicesOf(video.current))}
      >
        <hls-video ref={video} slot="media" preload="auto" playsInline />
      </PlayerControls>
      {choices && (
        <PlayerSettings
          choices={choices}
          onSpeed={(speed) => {
            if (video.current) video.current.playbackRate = speed
          }}
          onQuality={(quality) => {
            if (video.current?.api) video.current.api.nextLevel = quality
          }}
          captions={captions}
          opener={settingsButton}
          leadsOn={props.leadsOn ?? false}
          onClose={closeSettings}
        />
      )}
    </>
  )
}

export default LecturePlayer
