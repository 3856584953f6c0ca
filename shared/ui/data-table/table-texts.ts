import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of tables, namespace `ui-table`. */
export const { useTexts: useTableTexts } = bindTexts('ui-table', {
  search: 'Suchen',
  clearSearch: 'Suche leeren',
  all: 'Alle',
  pages: 'Seiten: {{label}}',
  range: '{{from}} bis {{to}} von {{total}}',
  hits_one: 'Ein Eintrag',
  hits_other: '{{count}} Einträge',
  noHits: 'Keine Einträge',
  previous: 'Zurück',
  next: 'Weiter',
  selectAll: 'Alle auf dieser Seite auswählen',
  selectRow: '{{name}} auswählen',
  selected_one: 'Ein Eintrag ausgewählt',
  selected_other: '{{count}} Einträge ausgewählt',
  clearSelection: 'Auswahl aufheben',
  actions: 'Aktionen',
  rowActions: 'Aktionen für {{name}}',
  ascending: '{{column}}, aufsteigend',
  descending: '{{column}}, absteigend',
  noHitsTitle: 'Nichts gefunden',
  noHitsBody: 'Probiere ein anderes Wort, oder sieh dir wieder alle Einträge an.',
  reset: 'Alle Einträge zeigen',
  emptyTitle: 'Hier ist noch nichts',
} as const)
