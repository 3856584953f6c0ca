import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of sortable lists, namespace `ui-sortable`. */
export const { useTexts: useSortableTexts } = bindTexts('ui-sortable', {
  handle: '{{name}} verschieben',
  actions: 'Aktionen für {{name}}',
  up: 'Nach oben',
  down: 'Nach unten',
  top: 'Ganz nach oben',
  bottom: 'Ganz nach unten',
  isFirst: 'Steht schon ganz oben',
  isLast: 'Steht schon ganz unten',
  moved: '„{{name}}“ ist jetzt an Stelle {{position}} von {{total}}.',
  instructions:
    'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
  picked: '„{{name}}“ aufgenommen, Stelle {{position}} von {{total}}.',
  over: '„{{name}}“ ist über Stelle {{position}} von {{total}}.',
  overOther: '{{list}}: „{{name}}“ ist über Stelle {{position}} von {{total}}.',
  overEnd: '{{list}}: „{{name}}“ ist am Ende.',
  movedTo: '{{list}}: „{{name}}“ ist jetzt an Stelle {{position}} von {{total}}.',
  movedToEnd: '{{list}}: „{{name}}“ ist jetzt am Ende.',
  cancelled: 'Abgebrochen. „{{name}}“ bleibt, wo es war.',
} as const)
