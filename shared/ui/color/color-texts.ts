import { bindTexts } from '../../i18n/bind-texts.ts'

const german = {
  pick: 'Farbe aussuchen',
  scheme: { light: 'Bei Tag', dark: 'Bei Nacht' },
  sample: { heading: 'Weiterlernen', link: 'Zum Kurs', chip: 'Läuft' },
  readable: 'Gut lesbar. Die Farbe bleibt, wie sie ist.',
  changed: {
    light:
      'Zum Lesen zu hell: Kontrast {{contrast}} zu 1, nötig sind {{needed}} zu 1. Knöpfe und Links bekommen deshalb das dunklere {{main}}.',
    dark: 'Zum Lesen zu dunkel: Kontrast {{contrast}} zu 1, nötig sind {{needed}} zu 1. Knöpfe und Links bekommen deshalb das hellere {{main}}.',
  },
  incomplete: 'Eine Farbe besteht aus # und sechs Zeichen, zum Beispiel {{example}}.',
} as const

const bound = bindTexts('ui-color', german)

/** In components: the colour field's words, namespace `ui-color`. */
export const useColorTexts = bound.useTexts
