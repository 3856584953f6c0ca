/** What is done for many clubs at once. */
export const groupBulk = {
  failed:
    'Nicht alle gewählten Vereine konnten geladen werden. Schließ das Fenster und versuch es noch einmal.',
  access: {
    open: 'Zugang geben',
    title: 'Vereinen einen Zugang geben',
    field: 'Zugang',
    clubs_one: 'Ein Verein ist gewählt.',
    clubs_other: '{{count}} Vereine sind gewählt.',
    members_one: 'Zusammen haben sie ein Mitglied, das die Kurse danach lernen kann.',
    members_other: 'Zusammen haben sie {{count}} Mitglieder, die die Kurse danach lernen können.',
    submit_one: 'Einem Verein geben',
    submit_other: '{{count}} Vereinen geben',
    done_zero: 'Kein Verein hat den Zugang neu.',
    done_one: 'Ein Verein hat den Zugang jetzt.',
    done_other: '{{count}} Vereine haben den Zugang jetzt.',
    had_one: 'Einer hatte ihn schon.',
    had_other: '{{count}} hatten ihn schon.',
  },
  write: {
    open: 'Leitung anschreiben',
    title: 'Leitung anschreiben',
    body_zero: 'Niemand leitet die gewählten Vereine.',
    body_one: 'Die E-Mail geht an einen Menschen:',
    body_other: 'Die E-Mail geht an {{count}} Menschen. Niemand sieht die Adressen der anderen:',
    without: 'Ohne Inhaber und Leitung: {{names}}',
    copy: 'Adressen kopieren',
    copied_one: 'Eine Adresse ist kopiert.',
    copied_other: '{{count}} Adressen sind kopiert.',
    write: 'E-Mail schreiben',
  },
} as const
