import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of what was typed and not sent, namespace `ui-kept`. */
export const { useTexts: useKeptTexts } = bindTexts('ui-kept', {
  again: 'Was du zuletzt geschrieben hast ({{when}}), ist wieder da. Es ist noch nicht gespeichert.',
  throwAway: 'Verwerfen',
} as const)
