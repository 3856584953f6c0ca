import { bindTexts } from '../../i18n/bind-texts.ts'

const german = {
  tools: 'Text gestalten',
  tool: {
    heading: 'Überschrift',
    bold: 'Fett',
    list: 'Liste',
    numbers: 'Nummerierte Liste',
    link: 'Link',
  },
  write: 'Schreiben',
  preview: 'So sieht es aus',
  nothing: 'Noch kein Text.',
  words: { heading: 'Überschrift', bold: 'wichtig', list: 'Eintrag', link: 'Worte des Links' },
} as const

const bound = bindTexts('ui-markdown', german)

/** In components: the words of texts in Markdown, namespace `ui-markdown`. */
export const useMarkdownTexts = bound.useTexts
