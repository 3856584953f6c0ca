import { greeting, type TemplateDefinition } from './definition.ts'

const payout = {
  amount: { meaning: 'Betrag', sample: '120 €' },
  society: { meaning: 'Verein oder Gruppe', sample: 'TSV Kassel' },
  year: { meaning: 'Jahr, für das ausgezahlt wird', sample: '2026' },
}

/** Mails about payouts, as delivered. */
export const moneyTemplates = {
  'payout-requested': {
    title: 'Auszahlung beantragt (an die Verwaltung)',
    reason: 'Du bekommst diese Nachricht, weil du die Plattform verwaltest.',
    subject: 'Auszahlung beantragt: {{ amount }} für {{ society }}',
    body: `# Jemand wartet auf Geld

${greeting}

{{ requester }} hat für {{ society }} eine Auszahlung über **{{ amount }}** beantragt (Jahr {{ year }}).

[Anfrage ansehen]({{ link }})`,
    variables: { ...payout, requester: { meaning: 'Wer die Auszahlung beantragt', sample: 'Olga Öçal' } },
  },
  'payout-booked': {
    title: 'Auszahlung gebucht',
    reason: 'Du bekommst diese Nachricht, weil du eine Auszahlung beantragt hast.',
    subject: 'Deine Auszahlung über {{ amount }} ist gebucht',
    body: `# Dein Geld ist unterwegs

${greeting}

wir haben die Auszahlung über **{{ amount }}** für {{ society }} gebucht (Jahr {{ year }}). Das Geld ist in wenigen Bankarbeitstagen auf deinem Konto.

[Auszahlungen ansehen]({{ link }})

Danke, dass du uns weiterempfiehlst!`,
    variables: payout,
  },
  'payout-refused': {
    title: 'Auszahlung abgelehnt',
    reason: 'Du bekommst diese Nachricht, weil du eine Auszahlung beantragt hast.',
    subject: 'Zu deiner Auszahlung über {{ amount }}',
    body: `# Diese Auszahlung klappt noch nicht

${greeting}

die Auszahlung über **{{ amount }}** für {{ society }} (Jahr {{ year }}) konnten wir nicht buchen. Der Grund:

{{ reason }}

Der Betrag steht dir wieder zur Verfügung; du kannst die Auszahlung neu beantragen.

[Auszahlungen ansehen]({{ link }})`,
    variables: {
      ...payout,
      reason: { meaning: 'Begründung', sample: 'Die IBAN gehört zu einem geschlossenen Konto.' },
    },
  },
  'payout-returned': {
    title: 'Auszahlung zurückgekommen',
    reason: 'Du bekommst diese Nachricht, weil du eine Auszahlung beantragt hast.',
    subject: 'Deine Auszahlung über {{ amount }} kam zurück',
    body: `# Deine Auszahlung kam nicht an

${greeting}

die Bank hat die Auszahlung über **{{ amount }}** für {{ society }} (Jahr {{ year }}) zurückgeschickt. Der Grund:

{{ reason }}

Bitte prüfe den Namen und die IBAN deines Kontos. Hast du etwas berichtigt, zieh die Anfrage zurück und beantrage die Auszahlung neu. Der Betrag bleibt für dich vorgemerkt.

[Auszahlungen ansehen]({{ link }})`,
    variables: {
      ...payout,
      reason: { meaning: 'Was die Bank meldet', sample: 'Das Konto ist erloschen.' },
    },
  },
} as const satisfies Record<string, TemplateDefinition>
