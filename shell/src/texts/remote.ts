/** What stands in the place of a remote that does not come, and says which release is shown. */
export const remote = {
  failedTitle: '„{{title}}“ lässt sich gerade nicht öffnen',
  failedBody:
    'Der Rest der Seite funktioniert weiter. Versuche es gleich noch einmal. Wenn es dabei bleibt, liegt es an uns, nicht an dir.',
  offlineBody: 'Du bist gerade offline. Sobald du wieder Internet hast, kannst du es noch einmal versuchen.',
  retry: 'Erneut versuchen',
  preview: 'Vorschau: „{{title}}“ in der Fassung {{version}}. Die anderen sehen sie noch nicht.',
  previewEnd: 'Vorschau beenden',
  override: 'Entwicklungsfassung von {{remote}} ({{origin}})',
  overrideReset: 'Zurücksetzen',
  corrected: 'Von dieser Seite gibt es eine berichtigte Fassung.',
  takeCorrected: 'Neu laden',
  disabledTitle: '„{{title}}“ ist gerade abgeschaltet',
  disabledBody:
    'Hier wird gearbeitet. Alles andere kannst du wie gewohnt benutzen. Schau einfach später noch einmal vorbei.',
} as const
