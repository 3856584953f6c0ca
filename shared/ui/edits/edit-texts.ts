import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of two people's changes that meet, namespace `ui-edits`. */
export const { useTexts: useEditTexts, translate: editText } = bindTexts('ui-edits', {
  title: 'Zwei haben hier gleichzeitig geschrieben',
  who: '{{name}} hat das geändert, während du geschrieben hast ({{when}}).',
  whoUnknown: 'Jemand anderes hat das geändert, während du geschrieben hast.',
  nothingLost: 'Noch ist nichts verloren. Wähle, was gelten soll.',
  mine: 'Deine Fassung',
  theirs: 'Fassung von {{name}}',
  theirsUnknown: 'Die andere Fassung',
  both: 'Beide behalten',
  bothHint: 'Deine Fassung steht dann unter der anderen.',
  merged: 'Jemand anderes hat auch etwas geändert. Beides ist übernommen.',
  mergedFrom: '{{name}} hat auch etwas geändert. Beides ist übernommen.',
  empty: '(leer)',
  yes: 'Ja',
  no: 'Nein',
  gone: 'Fällt weg:',
  come: 'Kommt dazu:',
  none: 'Die Worte sind dieselben.',
  later: 'Später entscheiden',
  save: 'So speichern',
  undecided: 'Noch nicht gespeichert: Jemand anderes hat dasselbe geändert. Speichere noch einmal und wähle.',
} as const)
