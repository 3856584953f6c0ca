import { formatNumber } from '@kursportal/shared/i18n'
import { translate } from './texts.ts'

/** A speed in words: „1,5-fach“, and „Normal“ for the one it was recorded in. */
export const speedText = (speed: number): string =>
  speed === 1
    ? translate('lecture.player.normal')
    : translate('lecture.player.times', { factor: formatNumber(speed) })
