/** What several pages say. */
export const commonTexts = {
  common: {
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
