import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** The kit's own words, German. Whoever translates or overrides interface texts hands others to `UiTextsProvider`. */
export const germanUiTexts = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  saveFailed: 'Nicht gespeichert',
  unsaved: 'Noch nicht gespeichert',
  discard: 'Verwerfen',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen …',
  more: 'Mehr',
  breadcrumb: 'Du bist hier',
  errorTitle: 'Das hat leider nicht geklappt',
  errorBody: 'Bitte versuche es noch einmal. Wenn es wieder nicht klappt, warte einen Moment.',
  offlineTitle: 'Du bist gerade offline.',
  offlineBody: 'Was du eingibst, bleibt erhalten. Sobald du wieder Internet hast, geht es weiter.',
  onlineAgain: 'Du bist wieder online.',
  closeMessage: 'Meldung schließen',
  messages: 'Meldungen',
  leaveTitle: 'Seite wirklich verlassen?',
  leaveBody: 'Deine Änderungen sind noch nicht gespeichert und gehen sonst verloren.',
  leave: 'Ohne Speichern verlassen',
  stay: 'Hier bleiben',
  imageProcessing: 'Das Bild wird noch vorbereitet',
  imageFailed: 'Das Bild konnte nicht geladen werden',
  units: '{{done}} von {{total}} Einheiten',
  progressDone: '{{percent}} geschafft',
  skipToContent: 'Zum Inhalt springen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  optional: 'freiwillig',
  search: 'Suchen',
  clearSearch: 'Suche leeren',
  noOptions: 'Nichts gefunden',
  openList: 'Liste öffnen',
  clear: 'Leeren',
  chooseFile: 'Datei auswählen',
  dropFile: 'Datei hierher ziehen oder',
  dropNow: 'Jetzt loslassen',
  removeFile: '{{name}} entfernen',
  fileTooLarge: '{{name}} ist zu groß ({{size}}). Erlaubt sind höchstens {{max}}.',
  fileWrongType: 'Dieser Dateityp wird nicht unterstützt',
  rowsPerPage: 'Einträge pro Seite',
  pageOf: '{{from}} bis {{to}} von {{total}}',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  selectAll: 'Alle auf dieser Seite auswählen',
  selectRow: '{{name}} auswählen',
  selected: '{{count}} ausgewählt',
  clearSelection: 'Auswahl aufheben',
  rowMenu: 'Aktionen für {{name}}',
  sortBy: 'Nach {{column}} sortieren',
  sortLabel: 'Sortieren nach',
  emptyTitle: 'Hier ist noch nichts',
  noHitsTitle: 'Nichts gefunden',
  noHitsBody: 'Probiere ein anderes Wort oder setze die Filter zurück.',
  resetFilters: 'Filter zurücksetzen',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  moveTop: 'Ganz nach oben',
  moveBottom: 'Ganz nach unten',
  dragHandle: '{{name}} verschieben',
  movedTo: '{{name}} ist jetzt an Stelle {{position}} von {{total}}',
  dragStart:
    '{{name}} aufgenommen, Stelle {{position}} von {{total}}. Mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
  dragCancel: 'Verschieben abgebrochen. {{name}} bleibt, wo es war.',
  externalLink: 'öffnet eine andere Website',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
} as const

/** A key of the kit's own words. */
export type UiTextKey = keyof typeof germanUiTexts

/** Words for every key, with `{{name}}` for what is filled in. */
export type UiTexts = Record<UiTextKey, string>

const UiTextsContext = createContext<UiTexts>(germanUiTexts)

/** Replaces some of the kit's words for everything inside. */
export function UiTextsProvider({ texts, children }: { texts: Partial<UiTexts>; children: ReactNode }) {
  const all = useMemo(() => ({ ...germanUiTexts, ...texts }), [texts])
  return <UiTextsContext value={all}>{children}</UiTextsContext>
}

/** Gives the kit's word for a key, with `{{…}}` filled in. */
export function useUiText() {
  const texts = useContext(UiTextsContext)
  return (key: UiTextKey, values: Record<string, string | number> = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
