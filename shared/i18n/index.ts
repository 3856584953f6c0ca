export { i18n } from './instance.ts'
export { registerTexts, setTextOverrides } from './bundles.ts'
export { bindTexts, type BoundTexts, type TextKey, type TextValues, type Translate } from './bind-texts.ts'
export { errorTexts } from './error-texts.ts'
export {
  formatClock,
  formatDateTime,
  formatDay,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatPercent,
  formatSizeLimit,
  formatTime,
} from './format.ts'
export { formatMoney } from '../domain/decimal.ts'
export { isRuleProblem, ruleTexts } from './rule-texts.ts'
