import type { SpokenLine } from '@kursportal/shared/domain'

/**
 * On phones that show a video full screen in a player of their own, our line is not there: the captions that are on are
 * handed over to that player, and taken back afterwards.
 * @param current what is shown at the moment, and in which language
 * @returns the way to stop
 */
export const lendCaptions = (
  video: HTMLMediaElement,
  current: () => { lines: readonly SpokenLine[]; language: string; label: string },
): (() => void) => {
  let lent: TextTrack | undefined
  const lend = (): void => {
    const { lines, language, label } = current()
    if (lines.length === 0) return
    lent = video.addTextTrack('subtitles', label, language)
    for (const { from, to, text } of lines) lent.addCue(new VTTCue(from, to, text))
    lent.mode = 'showing'
  }
  // A track once added cannot be removed; off and without lines it is not seen.
  const takeBack = (): void => {
    if (!lent) return
    for (const cue of Array.from(lent.cues ?? [])) lent.removeCue(cue)
    lent.mode = 'disabled'
    lent = undefined
  }
  video.addEventListener('webkitbeginfullscreen', lend)
  video.addEventListener('webkitendfullscreen', takeBack)
  return () => {
    video.removeEventListener('webkitbeginfullscreen', lend)
    video.removeEventListener('webkitendfullscreen', takeBack)
  }
}
