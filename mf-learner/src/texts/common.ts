/** What several pages say. */
export const commonTexts = {
  common: {
    offlineTitle: 'Du bist gerade offline',
    offlineBody: 'Sobald du wieder Internet hast, geht es hier weiter.',
    goneTitle: 'Das gibt es hier nicht',
    goneBody:
      'Vielleicht ist der Kurs nicht mehr für dich freigeschaltet oder die Adresse stimmt nicht ganz.',
    toMyCourses: 'Zu meinen Kursen',
    today: 'heute',
    tomorrow: 'morgen',
    onDay: 'am {{day}}',
    underAMinute: 'unter 1 Min.',
    minutes: '{{minutes}} Min.',
    hours: '{{hours}} Std.',
    hoursMinutes: '{{hours}} Std. {{minutes}} Min.',
    units: '{{done}} von {{total}} Einheiten',
  },
  kind: {
    video: 'Video',
    richText: 'Text',
    quiz: 'Quiz',
  },
  lock: {
    opens: 'Wird {{day}} frei.',
    later: 'Wird später frei.',
    after: 'Wird frei, wenn du „{{title}}“ geschafft hast.',
    afterPrevious: 'Wird frei, wenn du alles davor geschafft hast.',
    both: '{{after}} Frühestens {{day}}.',
  },
} as const
