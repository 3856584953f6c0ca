/** What was decided about a report, in the words of the mails to who reported and to whose content it is. */
export const contentReportDecisions = {
  kept: {
    toReporter: 'Der Inhalt bleibt stehen.',
    toAuthor: '',
  },
  restricted: {
    toReporter: 'Der Inhalt ist jetzt eingeschränkt.',
    toAuthor: 'Dein Inhalt ist jetzt eingeschränkt, ohne Frist und überall.',
  },
  removed: {
    toReporter: 'Der Inhalt ist entfernt.',
    toAuthor: 'Dein Inhalt ist entfernt, auf Dauer und überall.',
  },
} as const
