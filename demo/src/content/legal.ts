import type { DemoLegalText } from './people.ts'

/** The company that offers the courses of the demo; invented. */
export const demoProvider = {
  name: 'Kursportal Demo GmbH',
  street: 'Musterallee 12',
  zip: '34117',
  city: 'Kassel',
  signatory: 'Sabine Köhler',
}

const operator = `${demoProvider.name}
${demoProvider.street}
${demoProvider.zip} ${demoProvider.city}`

const imprint = `## Anbieter

${operator.replaceAll('\n', '  \n')}

Vertreten durch die Geschäftsführerin Sabine Köhler

## Kontakt

Telefon: 0561 555010  
E-Mail: [hallo@kursportal.example](mailto:hallo@kursportal.example)

## Registereintrag

Amtsgericht Kassel. Als erfundenes Unternehmen hat die Kursportal Demo GmbH weder eine Register- noch eine Steuernummer.

## Verantwortlich für den Inhalt nach § 18 Absatz 2 MStV

Sabine Köhler, Anschrift wie oben

## Streitbeilegung

Wir sind nicht bereit und nicht verpflichtet, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.

## Hinweis

Diese Seite gehört zu den Beispieldaten der Plattform.`

const privacy = `Hier erfährst du, welche Daten wir von dir verarbeiten, wozu wir sie brauchen und welche Rechte du hast.

## Wer verantwortlich ist

${operator.replaceAll('\n', '  \n')}  
E-Mail: [datenschutz@kursportal.example](mailto:datenschutz@kursportal.example)

## Welche Daten wir verarbeiten

- **Konto:** Name, E-Mail-Adresse, Anschrift, Geburtsdatum und dein Passwort in verschlüsselter Form. Wir brauchen sie, um den Vertrag mit dir zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO).
- **Lernen:** welche Kurse du besuchst, wie weit du bist und wie du in einem Quiz geantwortet hast. So geht es dort weiter, wo du aufgehört hast.
- **Bescheinigung:** Krankenkasse, Versichertennummer und, falls deine Kasse sie verlangt, deine IBAN sowie deine Unterschrift. Diese Angaben speichern wir verschlüsselt und nur, wenn du eine Teilnahmebescheinigung möchtest.
- **Kinder und Jugendliche:** bei Personen unter 18 Jahren außerdem Name und Geburtsdatum eines Elternteils.

## Wer deine Daten sieht

Wer dich eingeladen hat, erfährt nur, **dass** du einen Kurs abgeschlossen hast – nicht, welchen, und keine Angaben zu deiner Krankenkasse. Kursleiterinnen und Kursleiter sehen deinen Lernstand in ihren eigenen Kursen. Wir verkaufen keine Daten und setzen keine Werbung ein.

## Cookies

Wir setzen ein einziges Cookie. Es hält dich angemeldet und enthält keine persönlichen Angaben. Eine Einwilligung ist dafür nicht nötig.

## Wie lange wir speichern

Solange dein Konto besteht. Löschst du es, entfernen wir alles Persönliche. Abrechnungsdaten bewahren wir ohne deinen Namen so lange auf, wie es das Steuerrecht verlangt.

## Deine Rechte

Du kannst jederzeit Auskunft verlangen, Fehler berichtigen lassen, deine Daten als Datei herunterladen, der Verarbeitung widersprechen und dein Konto löschen. Beschwerden nimmt der Hessische Beauftragte für Datenschutz und Informationsfreiheit entgegen.`

const termsOfUse = `## 1. Worum es geht

Diese Bedingungen gelten zwischen dir und der Kursportal Demo GmbH, wenn du die Plattform nutzt. Mit der Registrierung stimmst du ihnen zu.

## 2. Dein Konto

Du musst mindestens 14 Jahre alt sein. Bist du noch nicht 18, muss ein Elternteil einverstanden sein. Gib deine Daten richtig an, halte sie aktuell und behalte dein Passwort für dich.

## 3. Unsere Kurse

Die Kurse dienen der Vorbeugung und ersetzen keine ärztliche Untersuchung oder Behandlung. Wenn du krank oder schwanger bist oder Beschwerden hast, frag vor den Übungen ärztlich nach. Übe nur so weit, wie es dir guttut.

## 4. Preise und Zahlung

Alle Preise sind Endpreise in Euro. Ob deine Krankenkasse einen Teil erstattet, entscheidet allein sie.

## 5. Widerruf

Du kannst einen Vertrag innerhalb von 14 Tagen ohne Begründung widerrufen. Eine kurze Nachricht an [hallo@kursportal.example](mailto:hallo@kursportal.example) genügt.

## 6. Was nicht erlaubt ist

Videos, Texte und Bilder sind nur für dich bestimmt. Du darfst sie nicht weitergeben, öffentlich vorführen oder verkaufen. Sei im Forum freundlich: Beleidigungen und Werbung entfernen wir.

## 7. Teilnahmebescheinigung

Du erhältst sie, wenn du den Kurs selbst und vollständig bearbeitet hast. Wer falsche Angaben macht, verliert den Anspruch darauf.

## 8. Haftung

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Vertragspflicht verletzt wurde, und nur für den vorhersehbaren Schaden.

## 9. Schluss

Es gilt deutsches Recht. Sollte eine Bestimmung unwirksam sein, bleiben die übrigen gültig.`

/** The legal pages of the invented operator. */
export const demoLegalTexts: readonly DemoLegalText[] = [
  { type: 'imprint', title: 'Impressum', content: imprint },
  { type: 'privacy', title: 'Datenschutzerklärung', content: privacy },
  { type: 'terms-of-use', title: 'Nutzungsbedingungen', content: termsOfUse },
]
