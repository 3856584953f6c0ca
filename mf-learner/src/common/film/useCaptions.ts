import type { WatchAnswer } from '@kursportal/shared/contract'
import { linesIn, wordsAt, type SpokenLine } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { readTranscript } from './read-transcript.ts'
import { rememberCaptions, rememberedCaptions } from './remembered.ts'

/** Captions as the player offers them. */
export type Captions = {
  tracks: WatchAnswer['captions']
  /** The language they are shown in; empty while they are off. */
  language: string
  choose: (language: string) => void
  /** On in the language chosen last, else in German, else in the first there is; or off. */
  toggle: () => void
  lines: readonly SpokenLine[]
  failed: boolean
}

const none: readonly SpokenLine[] = []

/**
 * The captions of a video, and which of them are shown; the choice is remembered for the next video.
 * @param part the part of the film that is shown
 */
export const useCaptions = (tracks: WatchAnswer['captions'], part: WatchAnswer['part']): Captions => {
  const [chosen, setChosen] = useState(rememberedCaptions)
  const [last, setLast] = useState(chosen)
  const track = tracks.find((one) => one.language === chosen)
  const file = useQuery({ ...readTranscript(track?.url ?? ''), enabled: track !== undefined })
  const lines = useMemo(() => linesIn(file.data ?? none, part), [file.data, part])
  const choose = (language: string): void => {
    setChosen(language)
    if (language !== '') setLast(language)
    rememberCaptions(language)
  }
  const first = [last, 'de'].flatMap((language) => tracks.find((one) => one.language === language) ?? [])
  return {
    tracks,
    language: track?.language ?? '',
    choose,
    toggle: () => choose(track ? '' : ((first[0] ?? tracks[0])?.language ?? '')),
    lines: track ? lines : none,
    failed: track !== undefined && file.isError,
  }
}

/** What is being said at the moment; follows the picture exactly while it plays. */
export const useSpokenWords = (
  video: RefObject<HTMLMediaElement | null>,
  lines: readonly SpokenLine[],
): string => {
  const [words, setWords] = useState('')
  useEffect(() => {
    if (lines.length === 0) return undefined
    let frame = 0
    const look = (): void => {
      setWords(wordsAt(lines, video.current?.currentTime ?? 0))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [video, lines])
  return lines.length === 0 ? '' : words
}
