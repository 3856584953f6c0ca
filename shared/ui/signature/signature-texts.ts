import { bindTexts } from '../../i18n/bind-texts.ts'

/** The words of the signature pad, namespace `ui-signature`. */
export const { useTexts: useSignatureTexts } = bindTexts('ui-signature', {
  way: 'Wie möchtest du unterschreiben?',
  draw: 'Zeichnen',
  type: 'Namen tippen',
  pad: 'Feld zum Unterschreiben mit Finger, Stift oder Maus. Ohne Maus kannst du stattdessen deinen Namen tippen.',
  signHere: 'Hier mit dem Finger oder der Maus unterschreiben',
  clear: 'Löschen und neu beginnen',
  drawn: 'Unterschrift gezeichnet.',
  cleared: 'Unterschrift gelöscht.',
  name: 'Dein Vor- und Nachname',
  missing: 'Hier fehlt noch die Unterschrift.',
} as const)
