import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words around choosing and cutting pictures, namespace `ui-picture`. */
export const { useTexts: usePictureTexts } = bindTexts('ui-picture', {
  hint: 'JPG, PNG oder WebP, höchstens {{max}}',
  unreadable: 'Dieser Dateityp wird nicht unterstützt',
  replace: 'Anderes Bild',
  remove: 'Bild entfernen',
  preview: 'Gewähltes Bild',
  cropTitle: 'Ausschnitt wählen',
  cropHint: 'Verschiebe das Bild mit dem Finger, der Maus oder den Pfeilen, bis der Ausschnitt passt.',
  cropArea: 'Ausschnitt des Bildes. Mit den Pfeiltasten verschieben.',
  move: 'Verschieben',
  moves: {
    left: 'Bild nach links',
    right: 'Bild nach rechts',
    up: 'Bild nach oben',
    down: 'Bild nach unten',
  },
  zoom: 'Größer oder kleiner',
  take: 'Bild übernehmen',
  cancel: 'Abbrechen',
} as const)
