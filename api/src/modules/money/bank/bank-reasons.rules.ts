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
  AC07: 'Das Konto ist erloschen.',
  AG01: 'Auf dieses Konto kann nicht überwiesen werden.',
  AG02: 'Auf dieses Konto kann nicht überwiesen werden.',
  AG07: 'Das Konto ist nicht zu erreichen.',
  AM04: 'Auf dem Konto der Plattform war nicht genug Geld.',
  AM05: 'Die Bank hält die Überweisung für doppelt.',
  ARDT: 'Das Geld ist schon zurückgegeben.',
  BE01: 'Name und IBAN passen nicht zusammen.',
  BE04: 'Der Bank fehlt eine Anschrift.',
  BE05: 'Die Bank kennt den Auftraggeber nicht.',
  BE06: 'Wem das Konto gehört, ist der Bank nicht bekannt.',
  BE07: 'Der Bank fehlt eine Anschrift.',
  CNOR: 'Diese Bank nimmt keine SEPA-Überweisungen an.',
  DNOR: 'Diese Bank nimmt keine SEPA-Überweisungen an.',
  CUST: 'Die Überweisung wurde auf Wunsch zurückgerufen.',
  DT01: 'Das Datum der Datei stimmt nicht.',
  DU01: 'Die Bank hält die Datei für doppelt.',
  DU02: 'Die Bank hält die Datei für doppelt.',
  DU04: 'Die Bank hält die Überweisung für doppelt.',
  DU05: 'Die Bank hält die Überweisung für doppelt.',
  DUPL: 'Die Bank hält die Überweisung für doppelt.',
  ED05: 'Die Überweisung konnte zwischen den Banken nicht verrechnet werden.',
  FF01: 'Die Bank kann die Datei nicht lesen.',
  FOCR: 'Die Überweisung wurde zurückgerufen.',
  MD07: 'Das Konto ist nach einem Todesfall gesperrt.',
  MS02: 'Wem das Konto gehört, der hat die Überweisung abgelehnt.',
  MS03: 'Die Bank nennt keinen Grund.',
  RC01: 'Die Bank ist unbekannt.',
  RC07: 'Die Bank ist unbekannt.',
  RR01: 'Der Bank fehlt eine Angabe zum Auftraggeber.',
  RR02: 'Der Bank fehlt eine Angabe zum Auftraggeber.',
  RR03: 'Der Bank fehlt eine Angabe zum Empfänger.',
  RR04: 'Die Bank darf die Überweisung nicht annehmen.',
  TECH: 'Die Überweisung scheiterte an der Technik.',
  TM01: 'Die Datei kam bei der Bank zu spät an.',
}

/** What is no fault of the account: of the file, the sender or the way between banks. The same payment is made again. */
const notOfTheAccount: ReadonlySet<string> = new Set([
  'AM04',
  'AM05',
  'BE05',
  'CUST',
  'DT01',
  'DU01',
  'DU02',
  'DU04',
  'DU05',
  'DUPL',
  'ED05',
  'FF01',
  'FOCR',
  'RR01',
  'RR02',
  'TECH',
  'TM01',
])

/** Whether the payee has to mend the account; a file that was rejected as a whole says nothing of a single one. */
export const isOfTheAccount = (code: string, { ofWholeFile }: { ofWholeFile: boolean }): boolean =>
  !ofWholeFile && !notOfTheAccount.has(code)

/** What banks say of names and numbers they compared before they pay (verification of payee, since October 2025). */
const compared: Readonly<Record<string, string>> = {
  RCVC: 'Die Bank hat Namen und IBAN verglichen: Sie passen zusammen. Ausgeführt ist noch nichts.',
  RVCM: 'Die Bank hat Namen und IBAN verglichen: Bei mindestens einer Zahlung passen sie nicht zusammen. Die Datei wartet im Online-Banking auf deine Freigabe.',
  RVMC: 'Die Bank hat den Namen mit der IBAN verglichen: Sie passen nur ungefähr zusammen. Die Zahlung wartet im Online-Banking auf deine Freigabe.',
  RVNA: 'Die Bank konnte den Namen nicht mit der IBAN vergleichen. Die Zahlung wartet im Online-Banking auf deine Freigabe.',
  RVNC: 'Die Bank ist mit dem Vergleich von Namen und IBAN noch nicht fertig.',
  RVNM: 'Die Bank hat den Namen mit der IBAN verglichen: Sie passen nicht zusammen. Die Zahlung wartet im Online-Banking auf deine Freigabe.',
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
  if (doubt) {
    const sentence = (doubt === 'undecided' && compared[code]) || doubts[doubt]
    return code ? `${sentence} (${code})` : sentence
  }
  const known = sentences[code]
  if (known) return `${known} (${code})`
  const said = [code, words].filter(Boolean).join(' ').slice(0, 300)
  return said ? `Die Bank meldet: ${said}` : 'Die Bank nennt keinen Grund.'
}
