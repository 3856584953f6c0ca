import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of what was typed and not sent, namespace `ui-kept`. */
export const { useTexts: useKeptTexts } = bindTexts('ui-kept', {
  again: 'Ein Stand, der noch nicht gespeichert war ({{when}}), ist wieder da.',
  throwAway: 'Verwerfen',
} as const)
