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
} as const
