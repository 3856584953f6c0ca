/** What the editor says when a certification ends. */
export const certificationEndTexts = {
  ends_soon: 'Die Zertifizierung endet am {{day}}. Danach kann niemand den Kurs neu beginnen.',
  expired:
    'Die Zertifizierung ist am {{day}} abgelaufen. Niemand kann den Kurs neu beginnen; wer dabei ist, macht ihn zu Ende.',
  renew: 'Neues Datum eintragen',
} as const

/** The certification of a course in its form. */
export const certificationTexts = {
  certification: 'Zertifizierung',
  questions: 'Fragen an die Kursleitung',
  principleHint: 'So, wie es im Bescheid der Zentralen Prüfstelle Prävention steht.',
  noPrinciple: 'Nicht zertifiziert',
  certificationNumberHint: 'Steht im Bescheid und auf der Bescheinigung, zum Beispiel KU-BE-A1B2C3.',
  oddNumber:
    'Diese Kursnummer sieht ungewöhnlich aus. Meist sind es KU, zwei Buchstaben und sechs Zeichen: KU-BE-A1B2C3. Bitte vergleiche sie mit dem Bescheid.',
  certifiedUntilHint:
    'Bis zu diesem Tag kann jemand den Kurs beginnen. Wer schon dabei ist, macht ihn zu Ende. Wir erinnern dich 90 und 30 Tage vorher.',
  undated: 'Ohne Ende',
  zfuHint:
    'Ein Kurs, der etwas kostet und in dem man Fragen stellen kann, braucht meist eine Zulassung als Fernunterricht.',
  heldInPersonHint:
    'Setz das Häkchen, wenn die eingetragene Kursleitung die Teilnehmenden selbst begleitet: Fragen beantwortet und bei Live-Terminen da ist. Auf jeder neuen Bescheinigung steht dann „Kursleitung hat den Kurs persönlich durchgeführt: ja“.',
  notHeldInPerson:
    'Ohne Häkchen bleibt dieses Feld auf der Bescheinigung leer. Manche Krankenkasse erstattet dann nichts.',
  participation: '{{percent}} % der Kurseinheiten',
  participation100: 'Wer alle Kurseinheiten mitmacht, bekommt die Bescheinigung. Üblich bei Online-Kursen.',
  participation90: 'Von 10 Kurseinheiten darf eine fehlen.',
  participation80: 'Von 10 Kurseinheiten dürfen zwei fehlen. Üblich bei Kursen vor Ort.',
  contraindicationsHint:
    'Eine Zeile je Punkt. Vor der ersten Lektion bestätigt jede Person, dass nichts davon auf sie zutrifft.',
  takeUsual: 'Übliche Punkte für „{{field}}“ übernehmen',
  usual: {
    movement: `Fieber oder ein akuter Infekt
Herz- oder Kreislaufbeschwerden, die nicht ärztlich abgeklärt sind
Schmerzen oder Druck in der Brust, Atemnot oder Schwindel bei Belastung
Bluthochdruck, der nicht gut eingestellt ist
Eine frische Verletzung oder eine Operation in den letzten drei Monaten
Ein akuter Bandscheibenvorfall, Lähmungen oder Taubheitsgefühle
Fortgeschrittene Osteoporose
Schwangerschaft ohne Rücksprache mit der Frauenarztpraxis`,
    nutrition: `Eine Essstörung, jetzt oder früher
Diabetes, der mit Insulin behandelt wird, ohne ärztliche Rücksprache
Eine Erkrankung von Nieren oder Leber, die eine besondere Ernährung braucht
Untergewicht oder ungewollter Gewichtsverlust
Schwangerschaft oder Stillzeit ohne ärztliche Rücksprache`,
    stress: `Eine akute psychische Krise oder Gedanken, sich das Leben zu nehmen
Eine Psychose, jetzt oder früher
Eine schwere Depression oder Angsterkrankung, die gerade behandelt wird, ohne Rücksprache mit der Praxis
Ein Trauma, das noch nicht behandelt ist
Epilepsie ohne ärztliche Rücksprache`,
    addiction: `Eine Abhängigkeit, die ärztlich behandelt werden muss
Entzugserscheinungen, jetzt oder bei früheren Versuchen
Eine akute psychische Krise
Schwangerschaft ohne ärztliche Rücksprache`,
  },
  questionsHint: 'Teilnehmende können dir schreiben. Nur du und sie lesen das.',
  answerDaysHint: 'Das lesen Teilnehmende, bevor sie fragen. 1 bis 14.',
  workingDays: 'Werktagen',
} as const
