import type { DemoCourse } from '../content.types.ts'
import {
  chapter,
  multiple,
  order,
  quiz,
  shortText,
  single,
  text,
  trueFalse,
} from '@kursportal/api/seed/lectures'
import { h2, info, ol, p, table, tip, ul, warning } from '@kursportal/api/seed/rich-text'
import { besidePicture, image } from '../pictures.ts'
import { nackenPause, rueckenDehnen, video } from '../videos.ts'

export const ruecken: DemoCourse = {
  key: 'ruecken',
  fields: {
    title: 'Rücken in Bewegung',
    description: `Fast jeder Mensch hat irgendwann einmal Rückenschmerzen. Das ist unangenehm, aber in den allermeisten Fällen harmlos – und du kannst selbst viel tun, damit es besser wird.

In diesem Kurs lernst du, wie dein Rücken gebaut ist, warum Bewegung fast immer besser hilft als Schonung und welche Übungen du ohne Geräte zu Hause machst. Jede Kurseinheit dauert etwa 45 Minuten: ein Teil zum Lesen, ein Teil zum Mitmachen und eine kleine Aufgabe für die Woche.

Du brauchst bequeme Kleidung, eine Matte oder einen Teppich und ein wenig Platz. Sportlich musst du nicht sein.`,
    outcomes: [
      'Du weißt, was bei Rückenschmerzen im Körper passiert und was nicht.',
      'Du kennst fünf Dehnungen und vier Kräftigungsübungen ohne Geräte.',
      'Du richtest deinen Arbeitsplatz so ein, dass du öfter die Haltung wechselst.',
      'Du erkennst Warnzeichen, bei denen ärztlicher Rat nötig ist.',
      'Du hast einen Wochenplan, der zu deinem Leben passt.',
    ],
    instructor_name: 'Miriam Vogt',
    instructor_qualification: 'Physiotherapeutin und Rückenschullehrerin',
    price_cents: 8900,
    minors_only: false,
    time_alternative_text: '',
    units_offered: 8,
    unit_minutes: 45,
    required_participation: 80,
    contraindications: [
      'Du hattest in den letzten drei Monaten einen Bandscheibenvorfall oder eine Operation am Rücken.',
      'Dein Bein ist taub oder kraftlos, oder du kannst Blase und Darm nicht mehr steuern.',
      'Du hattest in den letzten sechs Monaten einen Herzinfarkt oder einen Schlaganfall.',
      'Du hast Fieber oder eine akute Entzündung.',
    ],
    unlock_mode: 'timed',
    unlock_days: 7,
    forum_enabled: true,
  },
  cover_alt: 'Ein Mensch streckt sich vor sanften Hügeln in der Morgensonne',
  chapters: [
    chapter(
      'Deinen Rücken verstehen',
      'Wie die Wirbelsäule gebaut ist und warum sie mehr aushält, als viele denken.',
      text(
        'Willkommen: So arbeitest du mit diesem Kurs',
        p(
          'Schön, dass du da bist! Vielleicht zwickt es dich schon länger im Kreuz, vielleicht möchtest du vorbeugen. Beides ist ein guter Grund. In den nächsten acht Kurseinheiten lernst du deinen Rücken Schritt für Schritt besser kennen – und merkst hoffentlich bald, wie viel du selbst bewirken kannst.',
        ),
        h2('So ist der Kurs aufgebaut'),
        p(
          'Jede Kurseinheit hat denselben Rhythmus: Du liest oder schaust etwas Neues, probierst es aus und nimmst dir eine kleine Aufgabe mit. Eine Kurseinheit in der Woche genügt. Lieber **regelmäßig und kurz** als selten und lang – dein Körper passt sich an das an, was er oft tut.',
        ),
        ul(
          'Plane zwei feste Termine in der Woche ein, am besten zur gleichen Uhrzeit.',
          'Leg dir Matte und bequeme Kleidung bereit, damit der Anfang leichtfällt.',
          'Übe so, dass du dich angestrengt fühlst, aber ruhig weiteratmen kannst.',
        ),
        h2('Wie fühlt sich dein Rücken heute an?'),
        p(
          'Bevor du beginnst, halte kurz inne. Gib deinem Rücken eine Zahl von 0 (*alles gut*) bis 10 (*kaum auszuhalten*) und schreib sie mit dem Datum auf. Am Ende des Kurses stellst du dir dieselbe Frage noch einmal. So siehst du deinen Fortschritt schwarz auf weiß.',
        ),
        warning(
          '**Lass dich bitte zuerst ärztlich untersuchen,** wenn eines davon auf dich zutrifft:',
          ul(
            'Taubheit oder Lähmung in einem Bein oder im Bereich zwischen den Beinen',
            'neue Schwierigkeiten, Wasser oder Stuhl zu halten oder zu lassen',
            'Schmerzen nach einem Sturz oder Unfall',
            'Fieber, ungewollter Gewichtsverlust oder Schmerzen, die nachts immer stärker werden',
          ),
        ),
      ),
      text(
        'Wie dein Rücken gebaut ist',
        p(
          'Deine Wirbelsäule ist ein kleines Wunderwerk: 24 bewegliche Wirbel, dazwischen 23 Bandscheiben, dazu Kreuzbein und Steißbein. Von der Seite gesehen ist sie geschwungen wie ein doppeltes S. Diese Form federt jeden Schritt ab, den du machst.',
        ),
        h2('Drei Aufgaben auf einmal'),
        ul(
          '**Tragen:** Die Wirbel werden nach unten hin kräftiger, weil sie immer mehr Gewicht halten.',
          '**Bewegen:** Kleine Gelenke und die Bandscheiben lassen dich beugen, strecken und drehen.',
          '**Schützen:** Im Wirbelkanal liegt gut gepolstert das Rückenmark.',
        ),
        h2('Bandscheiben leben von Bewegung'),
        p(
          'Eine Bandscheibe hat bei Erwachsenen kaum eigene Blutgefäße. Sie versorgt sich wie ein Schwamm: Druck presst Flüssigkeit heraus, Entlastung lässt frische Flüssigkeit hinein. Deshalb tut ihr der **Wechsel** so gut – gehen, sitzen, liegen, strecken. Über Nacht saugt sie sich voll; morgens bist du tatsächlich ein bis zwei Zentimeter größer als am Abend.',
        ),
        h2('Die Muskeln als Korsett'),
        p(
          'Gehalten wird das Ganze von Muskeln: den langen Streckern am Rücken, den tiefen kleinen Muskeln von Wirbel zu Wirbel und – oft vergessen – den Bauchmuskeln. Sind sie ausdauernd und gut eingespielt, fühlt sich dein Rücken sicher an.',
        ),
        info(
          'Auf Röntgen- und MRT-Bildern findet man auch bei vielen Menschen **ohne** Beschwerden abgenutzte oder vorgewölbte Bandscheiben. Ein Bild allein erklärt Schmerzen daher oft nicht. Falten bekommen wir außen wie innen.',
        ),
      ),
      text(
        'Schmerz ist ein Alarm, kein Schadensbericht',
        p(
          'Wenn der Rücken schmerzt, denken viele zuerst: *Da ist etwas kaputt.* In etwa acht bis neun von zehn Fällen lässt sich jedoch keine bestimmte Verletzung finden. Fachleute sprechen von **nicht-spezifischen Kreuzschmerzen**. Das heißt nicht, dass du dir etwas einbildest. Es heißt: Die Aussichten sind gut, denn meist bessern sich die Beschwerden innerhalb weniger Wochen deutlich.',
        ),
        h2('Warum Schonung selten hilft'),
        p(
          'Schmerz ist wie ein Rauchmelder: Er soll dich schützen, springt aber manchmal schon beim Toastbrot an. Wer sich aus Angst immer weniger bewegt, verliert Kraft und Vertrauen – und der Melder wird noch empfindlicher. Die ärztlichen Leitlinien empfehlen deshalb, so aktiv wie möglich zu bleiben. Bettruhe macht es eher schlimmer.',
        ),
        h2('Was den Alarm lauter oder leiser stellt'),
        table(
          ['Macht lauter', 'Macht leiser'],
          ['langes Sitzen ohne Pause', 'häufiger Wechsel der Haltung'],
          ['schlechter Schlaf', 'erholsame Nächte'],
          ['Druck, Sorgen, Streit', 'Entspannung und gute Gespräche'],
          ['Angst vor jeder Bewegung', 'Schritt für Schritt mehr wagen'],
        ),
        tip(
          '**Die Ampel beim Üben:** Grün ist ein Ziehen, das gleich wieder nachlässt. Gelb ist ein Schmerz bis etwa 4 von 10 – mach kleinere Bewegungen. Rot ist ein starker oder ausstrahlender Schmerz: Brich die Übung ab und probier eine andere.',
        ),
      ),
    ),
    chapter(
      'Beweglich werden',
      'Dehnen ohne Zerren: die erste Übungsfolge zum Mitmachen.',
      video(
        'Fünf Dehnungen für den Rücken',
        'Mach einfach mit. Zum Kennenlernen dauert jede Dehnung zehn Sekunden; die Uhr zählt für dich mit. Atme ruhig weiter und geh nur so weit, wie es sich gut anfühlt.',
        rueckenDehnen,
      ),
      text(
        'So dehnst du richtig',
        p(
          'Dehnen soll angenehm ziehen und nicht wehtun. Du zwingst den Muskel nicht, länger zu werden – du gewöhnst dein Nervensystem daran, mehr Bewegung zuzulassen. Das braucht Zeit, Ruhe und Wiederholung.',
        ),
        h2('Vier Regeln'),
        ol(
          'Wärm dich zwei Minuten auf: Geh auf der Stelle oder kreise mit den Armen.',
          'Geh langsam in die Dehnung, bis du ein leichtes Ziehen spürst.',
          'Bleib dort etwa 20 bis 30 Sekunden und atme gleichmäßig weiter.',
          'Lös die Dehnung langsam und spür nach, bevor du die Seite wechselst.',
        ),
        h2('Wenn du dich steif fühlst'),
        p(
          'Morgens sind die Bandscheiben prall gefüllt, und der Rücken fühlt sich oft unbeweglich an. Das ist normal. Warte nach dem Aufstehen etwa eine halbe Stunde, bevor du dich weit nach vorn beugst. Sanftes Bewegen – die Katze im Vierfüßlerstand etwa – geht sofort.',
        ),
        tip(
          'Verbinde das Dehnen mit etwas, das du ohnehin jeden Tag tust: während der Kaffee durchläuft, nach dem Zähneputzen, vor den Nachrichten.',
        ),
      ),
    ),
    chapter(
      'Stark im Alltag',
      'Sitzen, heben, tragen – und was dein Rücken den Tag über braucht.',
      text(
        'Sitzen, stehen, gehen: die beste Haltung ist die nächste',
        p(
          'Gibt es die eine richtige Sitzhaltung? Nein. Auch die schönste Haltung wird unbequem, wenn du sie zwei Stunden lang hältst. Wichtiger als gerade zu sitzen ist, **oft anders** zu sitzen.',
        ),
        image(
          'sitzplatz',
          'Zeichnung: Ein Mensch sitzt an einem Tisch, die Füße stehen flach auf dem Boden, der Bildschirm steht auf Augenhöhe',
          'Füße am Boden, Ellbogen auf Tischhöhe, Oberkante des Bildschirms höchstens auf Augenhöhe.',
        ),
        h2('Dein Arbeitsplatz in fünf Minuten'),
        ol(
          'Stell den Stuhl so ein, dass deine Füße flach stehen und die Knie etwa im rechten Winkel sind.',
          'Rück so nah an den Tisch, dass die Unterarme locker aufliegen.',
          'Stell den Bildschirm eine gute Armlänge entfernt auf, die Oberkante höchstens auf Augenhöhe.',
          'Leg alles, was du oft brauchst, in Reichweite – und den Drucker absichtlich weiter weg.',
        ),
        h2('Die Regel 40 – 15 – 5'),
        p(
          'Als grobe Faustregel für jede Stunde: ungefähr **40 Minuten sitzen, 15 Minuten stehen, 5 Minuten gehen.** Du brauchst dafür keinen teuren Tisch. Telefonier im Stehen, geh zur Kollegin, statt zu schreiben, und hol dir das Wasser glasweise.',
        ),
        tip(
          'Stell dir einen leisen Wecker auf 30 Minuten. Wenn er klingelt: aufstehen, strecken, zweimal tief durchatmen.',
        ),
      ),
      video(
        'Kleine Pause für Nacken und Schultern',
        'Diese Pause kannst du im Sitzen machen, auch im Büro. Sie dauert nicht einmal eine Minute.',
        nackenPause,
      ),
      text(
        'Heben und Tragen mit gutem Gefühl',
        p(
          'Dein Rücken darf heben – dafür ist er gemacht. Problematisch wird es, wenn die Last viel größer ist als das, woran er gewöhnt ist, oder wenn du müde, hastig und verdreht hebst. Kraft und eine kluge Technik schützen dich besser als ein strenges Verbot.',
        ),
        h2('So hebst du schwere Dinge'),
        ol(
          'Geh nah heran und stell die Füße hüftbreit auf.',
          'Beug Knie und Hüfte, der Rücken bleibt lang.',
          'Spann den Bauch leicht an und atme beim Heben aus.',
          'Halt die Last dicht am Körper und dreh dich mit den Füßen, nicht mit dem Rumpf.',
        ),
        h2('Vier Übungen, die dich kräftigen'),
        table(
          ['Übung', 'So geht es', 'Umfang'],
          ['Kniebeuge', 'Setz dich wie auf einen Stuhl, die Fersen bleiben am Boden', '3 × 10'],
          ['Brücke', 'Rückenlage, Füße aufgestellt, Becken anheben', '3 × 10'],
          ['Vierfüßler', 'Arm und Gegenbein strecken, kurz halten', '3 × 8 je Seite'],
          ['Unterarmstütz', 'Körper bildet eine Linie, Knie dürfen ablegen', '3 × 20 Sekunden'],
        ),
        p(
          'Fang mit einem Durchgang an und steigere dich jede Woche ein wenig. Zwischen zwei Krafttagen liegt am besten ein Tag Pause. Muskelkater darf sein; er zeigt, dass dein Körper sich anpasst.',
        ),
      ),
    ),
    chapter(
      'Dranbleiben',
      'Was du gelernt hast – und wie daraus eine Gewohnheit wird.',
      quiz(
        'Quiz: Was weißt du über deinen Rücken?',
        'Sechs Fragen quer durch den Kurs. Vier richtige genügen.',
        4,
        single(
          'Was tut einer Bandscheibe am besten?',
          'Der Wechsel von Belastung und Entlastung',
          ['Möglichst viel Ruhe', 'Immer genau gerade sitzen', 'Langes Stehen ohne Pause'],
          'Eine Bandscheibe versorgt sich wie ein Schwamm: Druck presst Flüssigkeit heraus, Entlastung lässt sie wieder hinein.',
        ),
        trueFalse(
          'Bei einfachen Kreuzschmerzen hilft strenge Bettruhe am schnellsten.',
          false,
          'Die Leitlinien raten, so aktiv wie möglich zu bleiben. Lange Bettruhe verzögert die Besserung eher.',
        ),
        multiple(
          'Bei welchen Zeichen solltest du sofort ärztliche Hilfe suchen?',
          ['Taubheit zwischen den Beinen', 'Neue Schwierigkeiten beim Wasserlassen', 'Lähmung in einem Bein'],
          ['Leichtes Ziehen nach dem Dehnen', 'Muskelkater am Tag nach dem Üben'],
          'Taubheit, Lähmung und Störungen von Blase oder Darm können bedeuten, dass Nerven bedrängt sind. Muskelkater und leichtes Ziehen sind harmlos.',
        ),
        order(
          'Bring die Schritte beim Heben in die richtige Reihenfolge.',
          [
            'Nah herangehen und Füße hüftbreit stellen',
            'Knie und Hüfte beugen',
            'Bauch anspannen und mit der Ausatmung heben',
            'Last dicht am Körper tragen',
          ],
          'Erst der sichere Stand, dann die Beine, dann die Spannung – so arbeiten die großen Muskeln für dich.',
        ),
        besidePicture(
          'sitzplatz',
          'Zeichnung: Ein Mensch sitzt an einem Tisch mit Bildschirm',
          single(
            'Welche Sitzhaltung ist die beste?',
            'Die nächste: Hauptsache, du wechselst oft',
            ['Immer kerzengerade', 'Immer weit zurückgelehnt', 'Immer mit überschlagenen Beinen'],
            'Jede Haltung wird unbequem, wenn du lange darin bleibst. Der Wechsel macht den Unterschied.',
          ),
        ),
        shortText(
          'Wie heißt die Übung im Vierfüßlerstand, bei der du den Rücken rund und wieder lang machst? Sie trägt den Namen eines Haustiers.',
          ['Katze', 'die Katze', 'Katzenbuckel'],
          'Die Katze bewegt jeden Wirbel sanft durch und ist auch morgens erlaubt.',
        ),
      ),
      text(
        'Dein Plan für die nächsten Wochen',
        p(
          'Du hast viel geschafft: Du verstehst, was dein Rücken braucht, und du kennst Übungen, die ihm guttun. Jetzt geht es darum, dass daraus etwas wird, das bleibt. Neue Gewohnheiten brauchen oft zwei Monate und mehr – sei also geduldig mit dir.',
        ),
        h2('Ein Wenn-dann-Plan'),
        p(
          'Vorsätze halten besser, wenn sie an eine feste Gelegenheit geknüpft sind. Schreib drei Sätze nach diesem Muster auf:',
        ),
        ul(
          '**Wenn** ich morgens das Wasser aufsetze, **dann** mache ich die Katze.',
          '**Wenn** mein Wecker im Büro klingelt, **dann** stehe ich auf und strecke mich.',
          '**Wenn** Dienstag und Freitag ist, **dann** mache ich um 18 Uhr meine vier Kraftübungen.',
        ),
        h2('Und wenn es wieder zwickt?'),
        p(
          'Rückschläge gehören dazu. Ein schlechter Tag macht die guten Wochen nicht ungeschehen. Beweg dich sanft weiter, Wärme darf sein, und kehr nach ein paar Tagen zu deinem Plan zurück. Halten die Beschwerden länger als vier Wochen an oder kommt eines der Warnzeichen dazu, lass dich ärztlich beraten.',
        ),
        tip(
          'Such dir die Zahl heraus, die du am Anfang aufgeschrieben hast. Welche Zahl würdest du deinem Rücken heute geben?',
        ),
      ),
    ),
  ],
}
