/** What several pages say. */
export const commonTexts = {
  common: {
    toCourseList: 'Zu deinen Kursen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    untitledCourse: 'Kurs ohne Titel',
    untitledChapter: 'Kapitel ohne Titel',
    untitledLecture: 'Lektion ohne Titel',
    savedNow: 'Gerade gespeichert',
    savedSeconds: 'Gespeichert vor {{count}} s',
    savedMinutes: 'Gespeichert vor {{count}} Min.',
    savedAt: 'Gespeichert {{when}}',
  },
  kind: { video: 'Video', richText: 'Text', quiz: 'Quiz' },
  courseState: {
    draft: 'Entwurf',
    live: 'Live',
    live_with_changes: 'Live mit Änderungen',
    going_live: 'Geht gerade live',
  },
  picture: {
    hint: 'JPG, PNG oder WebP, höchstens {{max}}. Das Bild wird auf 16:9 zugeschnitten.',
    replace: 'Anderes Bild',
    remove: 'Bild entfernen',
    uploading: 'Das Bild wird hochgeladen …',
    preview: 'Gewähltes Bild',
  },
} as const
