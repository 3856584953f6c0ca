import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words around rich texts, namespace `ui-rich-text`. */
export const { useTexts: useRichTextTexts, translate: richTextText } = bindTexts('ui-rich-text', {
  info: 'Gut zu wissen',
  tip: 'Tipp',
  warning: 'Achtung',
  table: 'Tabelle',
  film: 'Video',
  handout: 'Datei',
  otherSite: '(öffnet eine andere Website)',
} as const)
