import type { BankAnswer, Doubt } from './bank-file.rules.ts'

/** What the codes of banks mean, as whoever is paid reads it. */
const sentences: Readonly<Record<string, string>> = {
  AC01: 'Die IBAN stimmt nicht.',
  AC02: 'Die IBAN stimmt nicht.',
  AC03: 'Die IBAN stimmt nicht.',
  AC04: 'Das Konto ist erloschen.',
  AC06: 'Das Konto ist gesperrt.',
  AC13: 'Auf dieses Konto kann nicht überwiesen werden.',
  AC14: 'Auf dieses Konto kann nicht überwiesen werden.',
  AG01: 'Auf dieses Konto kann nicht überwiesen werden.',
  AG02: 'Auf dieses Konto kann nicht überwiesen werden.',
  BE01: 'Name und IBAN passen nicht zusammen.',
  BE04: 'Der Bank fehlt eine Anschrift.',
  CNOR: 'Diese Bank nimmt keine SEPA-Überweisungen an.',
  DNOR: 'Diese Bank nimmt keine SEPA-Überweisungen an.',
  FOCR: 'Die Überweisung wurde zurückgerufen.',
  MD07: 'Das Konto ist nach einem Todesfall gesperrt.',
  MS02: 'Wem das Konto gehört, der hat die Überweisung abgelehnt.',
  MS03: 'Die Bank nennt keinen Grund.',
  RC01: 'Die Bank ist unbekannt.',
  RR04: 'Die Bank darf die Überweisung nicht annehmen.',
  TM01: 'Die Datei kam bei der Bank zu spät an.',
}

/** Why nothing is booked by itself, and what an admin does instead. */
const doubts: Readonly<Record<Doubt, string>> = {
  no_number:
    'Eine Überweisung kam zurück, aber die Bank nennt ihre Nummer nicht. Suche sie unter „In Datei“ nach Betrag und Namen und buche sie dort zurück.',
  not_booked: 'Die Bank hat die Rückgabe noch nicht gebucht. Sie steht im nächsten Auszug noch einmal.',
  not_a_return:
    'Geld mit der Nummer dieser Auszahlung kam herein, aber die Bank nennt es keine Rückgabe. Entscheide von Hand.',
  return_undone: 'Die Bank nimmt eine Rückgabe zurück. Entscheide von Hand.',
  amount: 'Die Bank nennt einen Betrag, der sich nicht in Euro und Cent lesen lässt. Entscheide von Hand.',
  undecided: 'Die Bank hat darüber noch nicht entschieden.',
  other_file: 'Die Bank lehnt eine ganze Datei ab, die nicht von hier ist.',
}

/** Why a payment did not arrive, in a sentence; with the code and words of the bank where there is no sentence for it. */
export const reasonSentence = ({
  code,
  words,
  doubt,
}: Pick<BankAnswer, 'code' | 'words'> & Partial<Pick<BankAnswer, 'doubt'>>): string => {
  if (doubt) return code ? `${doubts[doubt]} (${code})` : doubts[doubt]
  const known = sentences[code]
  if (known) return `${known} (${code})`
  const said = [code, words].filter(Boolean).join(' ').slice(0, 300)
  return said ? `Die Bank meldet: ${said}` : 'Die Bank nennt keinen Grund.'
}
