/** Texts of the page „Einstellungen“: what an admin decides about the whole platform. */
export const settings = {
  title: 'Einstellungen',
  intro: 'Was du hier änderst, gilt sofort für alle, auch in schon geöffneten Fenstern.',
  name: {
    title: 'Name',
    intro: 'Er steht oben im Fenster, unten auf jeder Seite und in jeder E-Mail.',
    label: 'Name der Plattform',
    saved: 'Der Name ist gespeichert.',
  },
  color: {
    title: 'Farbe',
    intro: 'Knöpfe, Links und Zeichnungen bekommen deine Farbe, überall so, dass man sie lesen kann.',
    label: 'Hauptfarbe',
    saved: 'Die Farbe ist gespeichert.',
  },
  pictures: {
    title: 'Logo und Bilder',
    intro: 'Ein Bild gilt, sobald du es ausgewählt hast.',
    'main-logo': {
      label: 'Logo für den Tag',
      hint: 'Steht in der Leiste oben, unten auf jeder Seite und beim Start. Am besten ohne Hintergrund.',
    },
    'main-logo-dark': {
      label: 'Logo für die Nacht',
      hint: 'Für die dunkle Ansicht. Ohne ein eigenes steht dort das Logo für den Tag.',
    },
    'start-page': {
      label: 'Bild zur Anmeldung',
      hint: 'Steht groß neben Anmeldung und Registrierung. Ohne ein eigenes steht dort eine Zeichnung.',
    },
    'seo-logo': {
      label: 'Bild zum Teilen',
      hint: 'Erscheint, wenn jemand einen Link zur Plattform verschickt, zum Beispiel in einem Chat.',
    },
    favicon: {
      label: 'Zeichen im Browser',
      hint: 'Das kleine Bild oben am Fenster. Es wird quadratisch zugeschnitten.',
    },
    now: '{{name}}, so wie es jetzt ist',
    choose: '{{name}} auswählen',
    replace: '{{name}} ersetzen',
    types: 'PNG, JPG oder WebP, höchstens {{max}}',
    uploading: 'Wird hochgeladen …',
    remove: 'Entfernen',
    removeNamed: '{{name}} entfernen',
    saved: '{{name}}: Das neue Bild gilt.',
    removed: '{{name}}: Das Bild ist entfernt.',
  },
  flags: {
    title: 'Was es gibt',
    intro: 'Was du abschaltest, verschwindet. Was dort eingetragen ist, bleibt erhalten.',
    saved: 'Gespeichert. Alle sehen es jetzt so.',
    communities: {
      label: 'Vereine',
      hint: 'Bei der Registrierung kann man seinen Verein wählen.',
    },
    insurance_data: {
      label: 'Daten für die Krankenkasse',
      hint: 'Wir fragen nach Krankenkasse und Versichertennummer und schreiben sie auf die Bescheinigung.',
    },
    faq: {
      label: 'Häufige Fragen',
      hint: 'Es gibt eine Seite mit Fragen und Antworten, und unten auf jeder Seite einen Link dorthin.',
    },
  },
  limits: {
    title: 'Feste Grenzen',
    intro: 'Sie gehören zum Betrieb der Plattform und lassen sich hier nicht ändern.',
    minimumAge: 'Registrieren darf man sich ab',
    consent: 'Ohne Angaben eines Elternteils ab',
    finishes: 'Abschlüsse im Jahr, die eine Auszahlung braucht',
    password: 'Ein Passwort hat mindestens',
    video: 'Größtes Video',
    picture: 'Größtes Bild',
    version: 'Version der Schnittstelle',
    years_one: '{{count}} Jahr',
    years_other: '{{count}} Jahren',
    letters_one: '{{count}} Zeichen',
    letters_other: '{{count}} Zeichen',
  },
} as const
