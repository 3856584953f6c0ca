import { addTranslation, setLanguage } from 'media-chrome/dist/utils/i18n.js'
import { translate } from './texts.ts'
import { JUMP } from './jump.ts'

/** Our own words for everything the player's parts say; what they can say beyond is never shown. */
export const translatePlayer = (): void => {
  const play = translate('lecture.player.play')
  const pause = translate('lecture.player.pause')
  const mute = translate('lecture.player.mute')
  const unmute = translate('lecture.player.unmute')
  const full = translate('lecture.player.full')
  const notFull = translate('lecture.player.notFull')
  const small = translate('lecture.player.small')
  const notSmall = translate('lecture.player.notSmall')
  const back = translate('lecture.player.back', { count: JUMP })
  const forward = translate('lecture.player.forward', { count: JUMP })
  addTranslation('de', {
    Play: play,
    play,
    Pause: pause,
    pause,
    Mute: mute,
    mute,
    Unmute: unmute,
    unmute,
    'Enter fullscreen mode': full,
    'enter fullscreen mode': full,
    'Exit fullscreen mode': notFull,
    'exit fullscreen mode': notFull,
    'Enter picture in picture mode': small,
    'enter picture in picture mode': small,
    'Exit picture in picture mode': notSmall,
    'exit picture in picture mode': notSmall,
    'Seek backward': back,
    'seek back {seekOffset} seconds': back,
    'Seek forward': forward,
    'seek forward {seekOffset} seconds': forward,
    seek: translate('lecture.player.seek'),
    volume: translate('lecture.player.volume'),
    'playback time': translate('lecture.player.time'),
    'media loading': translate('lecture.video.loading'),
    'video player': translate('kind.video'),
    '{currentTime} of {totalTime}': translate('lecture.player.timeOf'),
    '{time} remaining': translate('lecture.player.remaining'),
    'video not loaded, unknown time.': translate('lecture.video.loading'),
    hour: translate('lecture.player.hour'),
    hours: translate('lecture.player.hours'),
    minute: translate('lecture.player.minute'),
    minutes: translate('lecture.player.minutes'),
    second: translate('lecture.player.second'),
    seconds: translate('lecture.player.seconds'),
  })
  setLanguage('de')
}
