import { bindTexts } from '../../i18n/bind-texts.ts'
import type { RunningUpload } from './upload-types.ts'

const german = {
  queued: 'Wartet, bis ein anderes Video hochgeladen ist',
  starting: 'Upload wird vorbereitet …',
  sending: 'Wird hochgeladen',
  waiting: 'Die Verbindung ist unterbrochen. Es geht von selbst weiter.',
  paused: 'Angehalten',
  failed: 'Hat nicht geklappt',
  left: {
    soon: 'noch weniger als eine Minute',
    minutes_one: 'noch etwa eine Minute',
    minutes_other: 'noch etwa {{count}} Minuten',
    hours_one: 'noch etwa eine Stunde',
    hours_other: 'noch etwa {{count}} Stunden',
  },
} as const

const { useTexts } = bindTexts('uploads', german)

/** In components: how an upload stands, with the time it will still take while that is known. */
export const useUploadWords = (): ((upload: Pick<RunningUpload, 'state' | 'secondsLeft'>) => string) => {
  const t = useTexts()
  return ({ state, secondsLeft }) => {
    if (state !== 'sending' || secondsLeft === null) return t(state)
    if (secondsLeft < 50) return t('left.soon')
    const minutes = Math.round(secondsLeft / 60)
    return minutes < 90
      ? t('left.minutes', { count: minutes })
      : t('left.hours', { count: Math.round(minutes / 60) })
  }
}
