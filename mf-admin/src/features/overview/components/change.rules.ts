import { formatNumber } from '@kursportal/shared/i18n'

/** How much more or less something is than it was, in whole percent: `+300 %`, `−50 %`, `±0 %`; `before` is above zero. */
export const changeOf = ({ now, before }: { now: number; before: number }): string => {
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${sign}${formatNumber(Math.abs(percent))}\u00A0%`
}
