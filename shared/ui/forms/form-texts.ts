import { bindTexts } from '../../i18n/bind-texts.ts'

const german = {
  required: 'Bitte fülle dieses Feld aus.',
  nothingChosen: 'Bitte wähle etwas aus.',
  invalid: 'Das passt hier nicht. Bitte prüfe deine Eingabe.',
  tooLong: 'Das ist zu lang: höchstens {{limit}} Zeichen, das sind {{length}}.',
  letters: {
    min_one: 'Bitte gib mindestens {{limit}} Zeichen ein.',
    min_other: 'Bitte gib mindestens {{limit}} Zeichen ein.',
    max_one: 'Das ist zu lang. Erlaubt ist höchstens {{limit}} Zeichen.',
    max_other: 'Das ist zu lang. Erlaubt sind höchstens {{limit}} Zeichen.',
  },
  number: {
    min: 'Der Wert muss mindestens {{limit}} sein.',
    max: 'Der Wert darf höchstens {{limit}} sein.',
  },
  entries: {
    min_one: 'Bitte wähle mindestens einen Eintrag aus.',
    min_other: 'Bitte wähle mindestens {{limit}} Einträge aus.',
    max_one: 'Bitte wähle höchstens einen Eintrag aus.',
    max_other: 'Bitte wähle höchstens {{limit}} Einträge aus.',
  },
  format: {
    email: 'Das ist keine vollständige E-Mail-Adresse. Sie sieht so aus: name@beispiel.de',
    url: 'Bitte gib eine vollständige Adresse ein, zum Beispiel https://beispiel.de',
    date: 'Bitte gib ein Datum ein, zum Beispiel 03.04.1980.',
    datetime: 'Bitte gib ein Datum mit Uhrzeit ein.',
    guid: 'Bitte wähle einen Eintrag aus.',
    uuid: 'Bitte wähle einen Eintrag aus.',
    number: 'Bitte gib eine Zahl ein, zum Beispiel 12 oder 12,5.',
    int: 'Bitte gib eine ganze Zahl ein, zum Beispiel 12.',
    money: 'Bitte gib einen Betrag ein, zum Beispiel 12,50.',
  },
  optional: 'freiwillig',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  strengthHint: 'Mindestens 10 Zeichen. Drei zufällige Wörter merkt man sich leicht.',
  strength: {
    veryWeak: 'Sehr leicht zu erraten. Nimm noch ein, zwei Wörter dazu.',
    weak: 'Leicht zu erraten. Nimm noch ein, zwei Wörter dazu.',
    fair: 'Geht so. Ein Wort mehr macht es sicher.',
    good: 'Gutes Passwort.',
    veryGood: 'Sehr gutes Passwort.',
  },
  codeSent: 'Wir haben dir einen Code an {{to}} geschickt. Er gilt bis {{until}} Uhr.',
  codeExpired: 'Der Code ist abgelaufen. Lass dir einen neuen schicken.',
  codeUsedUp: 'Dieser Code gilt nicht mehr. Lass dir einen neuen schicken.',
  codeAgain: 'Neuen Code schicken',
  codeAgainIn_one: 'Neuer Code in einer Sekunde möglich',
  codeAgainIn_other: 'Neuer Code in {{count}} Sekunden möglich',
  openCalendar: 'Kalender öffnen',
  datePlaceholder: 'TT.MM.JJJJ',
  choose: 'Bitte auswählen',
  dropFile: 'Datei hierher ziehen oder',
  dropNow: 'Jetzt loslassen',
  chooseFile: 'Datei auswählen',
  chooseFiles: 'Dateien auswählen',
  removeFile: '{{name}} entfernen',
  fileTooLarge: '„{{name}}“ ist zu groß ({{size}}). Erlaubt sind höchstens {{max}}.',
  fileEmpty: '„{{name}}“ ist leer.',
  fileWrongType: 'Dieser Dateityp wird nicht unterstützt',
  fileHeic:
    '„{{name}}“ ist ein Foto im Format HEIC, wie das iPhone es aufnimmt. Öffne es, speichere es als JPG und wähle es dann noch einmal aus.',
  unsaved: 'Noch nicht gespeichert',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  saveFailed: 'Nicht gespeichert',
  save: 'Speichern',
  discard: 'Verwerfen',
  dropTitle: 'Eingaben verwerfen?',
  dropBody: 'Was du hier geschrieben hast, ist noch nicht gespeichert und geht sonst verloren.',
  goOn: 'Weiter bearbeiten',
  leaveTitle: 'Seite wirklich verlassen?',
  leaveBody: 'Deine Änderungen sind noch nicht gespeichert und gehen sonst verloren.',
  leave: 'Ohne Speichern verlassen',
  saveAndLeave: 'Speichern und weiter',
  saveAndLeaveFailed: 'Das ging nicht. Bleib hier: Auf der Seite steht, woran es liegt.',
} as const

const bound = bindTexts('ui-forms', german)

/** In components: the forms' words, namespace `ui-forms`. */
export const useFormTexts = bound.useTexts

/** The same outside of components. */
export const formTexts = bound.translate
