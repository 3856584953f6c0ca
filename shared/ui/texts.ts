import { bindTexts } from '../i18n/bind-texts.ts'

/** The kit's own words, namespace `ui`; an admin may override each of them as any interface text. */
const german = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen …',
  breadcrumb: 'Du bist hier',
  errorTitle: 'Das hat leider nicht geklappt',
  errorBody: 'Bitte versuche es noch einmal. Wenn es wieder nicht klappt, warte einen Moment.',
  offlineTitle: 'Du bist gerade offline.',
  offlineBody: 'Was du eingibst, bleibt erhalten.',
  offlineLoadTitle: 'Du bist gerade offline',
  offlineLoadBody: 'Sobald du wieder Internet hast, geht es hier weiter.',
  goneTitle: 'Das gibt es hier nicht',
  goneBody:
    'Vielleicht ist hier etwas gelöscht worden oder nicht für dich freigeschaltet, oder die Adresse stimmt nicht ganz.',
  closeMessage: 'Meldung schließen',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.',
  toCopy: 'Text zum Kopieren',
  messages: 'Meldungen',
  stay: 'Hier bleiben',
  clearSearch: 'Suche leeren',
  imageProcessing: 'Das Bild wird noch vorbereitet',
  imageFailed: 'Das Bild konnte nicht geladen werden',
  units_one: '{{done}} von {{count}} Lektion',
  units_other: '{{done}} von {{count}} Lektionen',
} as const

const { useTexts, translate } = bindTexts('ui', german)

/** A key of the kit's own words. */
export type UiTextKey = keyof typeof german

/** In components: the kit's word for a key, with `{{…}}` filled in. */
export const useUiText = useTexts

/** Outside of components: the same. */
export const uiText = translate
