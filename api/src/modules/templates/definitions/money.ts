import { greeting, type TemplateDefinition } from './definition.ts'

const payout = {
  amount: { meaning: 'Betrag', sample: '120 €' },
  society: { meaning: 'Verein oder Gruppe', sample: 'TSV Kassel' },
  year: { meaning: 'Jahr, für das ausgezahlt wird', sample: '2026' },
}

const stands = { meaning: 'Verein oder Gruppe gibt es noch', sample: 'ja' }

const document = {
  number: { meaning: 'Nummer des Belegs', sample: '2026-00012' },
  society: { meaning: 'Verein oder Gruppe', sample: 'TSV Kassel' },
}

/** To whoever asked, and to whoever owns the society. */
const TOLD = 'Du bekommst diese Nachricht, weil du die Auszahlung beantragt hast oder das Geld an dich geht.'

const PAYEE = 'Du bekommst diese Nachricht, weil der Beleg auf dich ausgestellt ist.'

/** Mails about payouts and their documents, as delivered. */
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
    reason: TOLD,
    subject: 'Auszahlung über {{ amount }} für {{ society }} gebucht',
    body: `# Die Auszahlung ist gebucht

${greeting}

wir haben die Auszahlung über **{{ amount }}** für {{ society }} gebucht (Jahr {{ year }}) und überweisen das Geld an **{{ holder }}**. Das dauert einige Bankarbeitstage.

[Auszahlungen ansehen]({{ link }})

Danke, dass ihr uns weiterempfehlt!`,
    variables: { ...payout, holder: { meaning: 'Name auf dem Konto', sample: 'TSV Kassel e. V.' } },
  },
  'payout-refused': {
    title: 'Auszahlung abgelehnt',
    reason: TOLD,
    subject: 'Zur Auszahlung über {{ amount }} für {{ society }}',
    body: `# Diese Auszahlung klappt noch nicht

${greeting}

die Auszahlung über **{{ amount }}** für {{ society }} (Jahr {{ year }}) konnten wir nicht buchen. Der Grund:

{{ reason }}

{% if stands != "" %}Der Betrag ist wieder verfügbar; die Auszahlung lässt sich neu beantragen.{% else %}{{ society }} gibt es nicht mehr. Neu beantragen lässt sich der Betrag deshalb nicht. Hast du Fragen dazu, schreib uns. Wie du uns erreichst, steht im Impressum.{% endif %}

[Auszahlungen ansehen]({{ link }})`,
    variables: {
      ...payout,
      reason: { meaning: 'Begründung', sample: 'Die IBAN gehört zu einem geschlossenen Konto.' },
      stands,
    },
  },
  'payout-returned': {
    title: 'Auszahlung zurückgekommen',
    reason: TOLD,
    subject: 'Auszahlung über {{ amount }} für {{ society }} kam zurück',
    body: `# Die Auszahlung kam nicht an

${greeting}

die Bank hat die Auszahlung über **{{ amount }}** für {{ society }} (Jahr {{ year }}) zurückgeschickt. Der Grund:

{{ reason }}

{% if mend == "" %}Am Konto liegt es nicht, und du musst nichts tun: Wir überweisen noch einmal.{% elsif stands == "" %}{{ society }} gibt es nicht mehr. Schreib uns bitte, auf welches Konto das Geld gehen soll. Wie du uns erreichst, steht im Impressum.{% elsif owns != "" %}Bitte prüfe den Namen und die IBAN deines Kontos. Hast du etwas berichtigt, zieh die Anfrage zurück und beantrage die Auszahlung neu.{% else %}Wem {{ society }} gehört, der muss jetzt das Konto prüfen und berichtigen; dorthin haben wir auch geschrieben. Ist das getan, zieh die Anfrage zurück und beantrage die Auszahlung neu.{% endif %} Der Betrag bleibt vorgemerkt.

[Auszahlungen ansehen]({{ link }})`,
    variables: {
      ...payout,
      reason: { meaning: 'Was die Bank meldet', sample: 'Das Konto ist erloschen.' },
      stands,
      mend: { meaning: 'Ein Fehler am Konto', sample: 'ja' },
      owns: { meaning: 'Das Geld geht an den Empfänger der Nachricht', sample: 'ja' },
    },
  },
  'society-ended': {
    title: 'Verein oder Gruppe beendet (an den Inhaber)',
    reason: 'Du bekommst diese Nachricht, weil dir der Verein oder die Gruppe gehört hat.',
    subject: '{{ society }} ist beendet',
    body: `# {{ society }} ist beendet

${greeting}

{% if into != "" %}{{ society }} gehört jetzt zu **{{ into }}**. Mitglieder, Zugänge und verfügbares Geld sind dorthin gewechselt, und der Empfehlungslink führt dorthin.{% else %}**{{ society }}** gibt es nicht mehr. Wer dazugehörte, gehört jetzt zu keiner Gruppe, und der Empfehlungslink lädt niemanden mehr ein.{% endif %}{% if lapsed != "" %}

Damit sind **{{ lapsed }}** verfallen, die noch verfügbar waren.{% endif %}

Was gebucht und noch nicht überwiesen ist, überweisen wir noch. Deine Belege findest du weiter hier:

[Belege ansehen]({{ link }})

Hast du damit nicht gerechnet? Dann schreib uns bald. Wie du uns erreichst, steht im Impressum.`,
    variables: {
      society: { meaning: 'Verein oder Gruppe', sample: 'TSV Kassel' },
      into: { meaning: 'Der Verein, mit dem zusammengeführt wurde', optional: true, sample: 'SV Fulda' },
      lapsed: { meaning: 'Was verfallen ist', optional: true, sample: '30 €' },
    },
  },
  'document-objected': {
    title: 'Widerspruch gegen einen Beleg (an die Verwaltung)',
    reason: 'Du bekommst diese Nachricht, weil du die Plattform verwaltest.',
    subject: 'Widerspruch gegen Beleg {{ number }}',
    body: `# Jemand widerspricht einem Beleg

${greeting}

für {{ society }} wurde dem Beleg **{{ number }}** widersprochen. Der Grund:

{{ reason }}

Bis du entscheidest, kommt diese Auszahlung in keine Bankdatei.

[Auszahlung ansehen]({{ link }})`,
    variables: {
      ...document,
      reason: { meaning: 'Was gegen den Beleg spricht', sample: 'Ich bin Kleinunternehmer.' },
    },
  },
  'document-cancelled': {
    title: 'Beleg storniert',
    reason: PAYEE,
    subject: 'Beleg {{ number }} ist storniert',
    body: `# Ein Beleg ist storniert

${greeting}

wir haben den Beleg **{{ number }}** für {{ society }} storniert. Der Storno hat die Nummer **{{ cancellation }}**. Der Grund:

{{ reason }}

[Belege ansehen]({{ link }})`,
    variables: {
      ...document,
      cancellation: { meaning: 'Nummer des Stornos', sample: '2026-00013' },
      reason: { meaning: 'Begründung', sample: 'Die Umsatzsteuer stimmte nicht.' },
    },
  },
  'document-kept': {
    title: 'Beleg bleibt trotz Widerspruch',
    reason: PAYEE,
    subject: 'Zu deinem Widerspruch gegen Beleg {{ number }}',
    body: `# Der Beleg bleibt, wie er ist

${greeting}

wir haben deinen Widerspruch gegen den Beleg **{{ number }}** für {{ society }} geprüft. Wir ändern ihn nicht. Der Grund:

{{ reason }}

Ist der Beleg eine Gutschrift, gilt er seit deinem Widerspruch nicht mehr als Rechnung. Schreib uns dann selbst eine Rechnung.

[Belege ansehen]({{ link }})`,
    variables: {
      ...document,
      reason: { meaning: 'Begründung', sample: 'Du hast die Angaben so erklärt.' },
    },
  },
} as const satisfies Record<string, TemplateDefinition>
