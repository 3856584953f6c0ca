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
import { h2, info, ol, p, quote, table, tip, ul, warning } from '@kursportal/api/seed/rich-text'
import { image } from '../pictures.ts'
import { guterAbend, ruhigerAtem, video } from '../videos.ts'

export const schlaf: DemoCourse = {
  key: 'schlaf',
  fields: {
    title: 'Besser schlafen',
    description: `Schlechter Schlaf macht dünnhäutig, müde und vergesslich. Das Gute daran: Schlaf lässt sich üben. Dieser Kurs zeigt dir Schritte, die sich in der Forschung bewährt haben und die aus der kognitiven Verhaltenstherapie bei Schlafproblemen stammen.

Du führst zwei Wochen lang ein einfaches Schlaftagebuch, findest heraus, was deine Nächte stört, und änderst dann eine Sache nach der anderen. Medikamente brauchst du dafür nicht.

Der Kurs ersetzt keine Behandlung. Wenn du seit mehr als drei Monaten an mindestens drei Tagen in der Woche schlecht schläfst und tagsüber darunter leidest, sprich bitte auch mit deiner Ärztin oder deinem Arzt.`,
    outcomes: [
      'Du weißt, was in einer Nacht passiert und wie viel Schlaf du wirklich brauchst.',
      'Du führst ein Schlaftagebuch und liest darin, was dir hilft.',
      'Du hast ein Abendritual, das zu dir passt.',
      'Du kennst drei Wege, nächtliches Grübeln zu unterbrechen.',
    ],
    instructor_name: 'Dr. Jonas Brückner',
    instructor_qualification: 'Diplom-Psychologe mit Schwerpunkt Schlaf und Entspannung',
    price_cents: 7900,
    minors_only: false,
    time_alternative_text: '',
    units_offered: 8,
    unit_minutes: 45,
    unlock_mode: 'timed',
    unlock_days: 7,
    forum_enabled: true,
  },
  cover_alt: 'Mond und Sterne über einem ruhigen See mit dunklen Hügeln',
  chapters: [
    chapter(
      'Was in der Nacht geschieht',
      'Schlafphasen, Schlafdruck und die innere Uhr.',
      text(
        'Warum wir schlafen',
        p(
          'Etwa ein Drittel deines Lebens schläfst du – und das ist keine verlorene Zeit. Nachts ordnet dein Gehirn, was du erlebt hast, festigt Gelerntes und räumt Stoffwechselreste weg. Dein Immunsystem arbeitet, Muskeln und Haut erholen sich, und Gefühle finden wieder ins Gleichgewicht.',
        ),
        h2('Die Reise durch die Nacht'),
        p(
          'Schlaf verläuft in Runden von ungefähr **90 Minuten**. Zuerst döst du ein, dann folgt leichter Schlaf, dann Tiefschlaf und schließlich der Traumschlaf, auch REM-Schlaf genannt. Vier bis sechs solcher Runden ergeben eine Nacht.',
        ),
        image(
          'schlafkurve',
          'Zeichnung: Eine Kurve senkt sich viermal wie Wellen, die ersten beiden Täler sind am tiefsten',
          'Am Anfang der Nacht schläfst du am tiefsten, gegen Morgen träumst du mehr.',
        ),
        ul(
          '**Tiefschlaf** überwiegt im ersten Teil der Nacht. Er bringt die körperliche Erholung.',
          '**Traumschlaf** nimmt gegen Morgen zu. Er hilft bei Gefühlen und beim Lernen.',
          '**Kurzes Aufwachen** gehört dazu – viele Male in jeder Nacht. Meist erinnerst du dich nicht daran.',
        ),
        h2('Wie viel Schlaf ist genug?'),
        p(
          'Die meisten Erwachsenen brauchen zwischen sieben und neun Stunden, manche etwas weniger oder mehr. Entscheidend ist nicht die Zahl, sondern ob du dich **tagsüber** meist wach und leistungsfähig fühlst.',
        ),
        info(
          'Eine einzelne schlechte Nacht schadet nicht. Dein Körper holt in der nächsten Nacht vor allem den Tiefschlaf nach – ganz von selbst.',
        ),
      ),
      text(
        'Schlafdruck und innere Uhr',
        p(
          'Ob du gut einschläfst, bestimmen zwei Kräfte. Verstehst du sie, verstehst du auch die meisten Tipps in diesem Kurs.',
        ),
        h2('Der Schlafdruck'),
        p(
          'Vom Aufstehen an sammelt sich im Gehirn Müdigkeit an, wie Wasser in einer Regentonne. Je länger du wach bist und je mehr du dich bewegst, desto voller wird die Tonne. Im Schlaf leert sie sich. Ein langer Mittagsschlaf lässt Wasser ab – und am Abend fehlt der Druck. Koffein verdeckt ihn nur: Es braucht rund fünf Stunden, bis dein Körper die Hälfte davon abgebaut hat.',
        ),
        h2('Die innere Uhr'),
        p(
          'Deine innere Uhr läuft ungefähr im Takt von 24 Stunden und wird jeden Tag gestellt, vor allem durch **Licht**. Helles Licht am Morgen macht wach und sorgt dafür, dass du am Abend rechtzeitig müde wirst. Helles Licht am späten Abend verschiebt die Uhr nach hinten.',
        ),
        h2('Was daraus folgt'),
        ol(
          'Steh jeden Tag ungefähr zur gleichen Zeit auf – auch am Wochenende.',
          'Geh morgens möglichst 20 bis 30 Minuten ins Freie, auch bei Wolken.',
          'Trink nach dem frühen Nachmittag keinen Kaffee mehr.',
          'Halt den Mittagsschlaf kurz: höchstens 20 Minuten und vor 15 Uhr.',
        ),
        tip(
          'Die feste **Aufstehzeit** ist der stärkste Hebel im ganzen Kurs. Stell den Wecker für die nächsten zwei Wochen jeden Tag auf dieselbe Zeit.',
        ),
      ),
    ),
    chapter(
      'Deinem Schlaf auf der Spur',
      'Das Schlaftagebuch und was es dir verrät.',
      text(
        'Dein Schlaftagebuch',
        p(
          'Im Rückblick kommen uns schlechte Nächte noch schlechter vor. Ein Tagebuch zeigt, wie es wirklich ist. Du füllst es morgens aus, in zwei Minuten, nach Gefühl. Bitte schau dafür **nicht** nachts auf die Uhr.',
        ),
        h2('Was du aufschreibst'),
        table(
          ['Frage', 'Beispiel'],
          ['Wann bist du ins Bett gegangen?', '22.45 Uhr'],
          ['Wie lange hat das Einschlafen gedauert?', 'etwa 30 Minuten'],
          ['Wie lange warst du nachts wach?', 'etwa 45 Minuten'],
          ['Wann bist du aufgestanden?', '6.45 Uhr'],
          ['Wie erholt fühlst du dich (1 bis 5)?', '3'],
        ),
        h2('Deine Schlafeffizienz'),
        p(
          'Rechne nach einer Woche: geschlafene Zeit geteilt durch Zeit im Bett. In unserem Beispiel liegst du 8 Stunden im Bett und schläfst 6 Stunden und 45 Minuten. Das sind rund **84 Prozent**. Ab etwa 85 Prozent spricht man von gutem Schlaf.',
        ),
        p(
          'Liegt dein Wert deutlich darunter, verbringst du wahrscheinlich zu viel Zeit wach im Bett. Dann hilft es oft, später schlafen zu gehen – so widersprüchlich das klingt. Der Schlafdruck steigt, und du schläfst schneller und fester.',
        ),
        warning(
          'Verkürze deine Zeit im Bett nie auf weniger als sechs Stunden, und fahr nicht Auto, wenn du sehr müde bist. Bei Epilepsie, bipolarer Störung oder Schichtarbeit besprich diesen Schritt vorher ärztlich.',
        ),
      ),
      quiz(
        'Quiz: Schlaf verstehen',
        'Fünf Fragen zu den ersten beiden Kapiteln. Drei richtige genügen.',
        3,
        single(
          'Wie lange dauert eine Schlafrunde ungefähr?',
          '90 Minuten',
          ['20 Minuten', '4 Stunden', 'Die ganze Nacht'],
          'Vier bis sechs Runden von etwa 90 Minuten ergeben eine Nacht.',
        ),
        trueFalse(
          'Wer gesund schläft, wacht nachts kein einziges Mal auf.',
          false,
          'Kurzes Aufwachen gehört zum normalen Schlaf. Meist erinnern wir uns morgens nicht daran.',
        ),
        multiple(
          'Was erhöht den Schlafdruck am Abend?',
          ['Lange wach gewesen zu sein', 'Bewegung am Tag'],
          ['Ein langer Mittagsschlaf', 'Ein Espresso am späten Nachmittag'],
          'Wachzeit und Bewegung füllen die Regentonne. Ein langer Mittagsschlaf leert sie, Koffein verdeckt die Müdigkeit.',
        ),
        shortText(
          'Welcher Taktgeber stellt deine innere Uhr am stärksten? (ein Wort)',
          ['Licht', 'das Licht', 'Tageslicht', 'Sonnenlicht', 'Helligkeit'],
          'Vor allem helles Licht am Morgen stellt die innere Uhr und macht am Abend rechtzeitig müde.',
        ),
        single(
          'Welche Gewohnheit hat die größte Wirkung?',
          'Jeden Tag zur gleichen Zeit aufstehen',
          [
            'Am Wochenende ausschlafen',
            'Sehr früh ins Bett gehen',
            'Vor dem Schlafen eine Stunde Sport machen',
          ],
          'Die feste Aufstehzeit hält die innere Uhr im Takt und sorgt für genug Schlafdruck am Abend.',
        ),
      ),
    ),
    chapter(
      'Der Abend gehört dir',
      'Ein Ritual für den Übergang, und das Bett wird wieder zum Schlafplatz.',
      video(
        'Der Weg in eine gute Nacht',
        'Drei Schritte für den Abend – von zwei Stunden vorher bis ins Bett.',
        guterAbend,
      ),
      text(
        'Das Bett ist zum Schlafen da',
        p(
          'Wer oft wach im Bett liegt, lernt unbemerkt: *Bett heißt wach sein.* Manche nicken auf dem Sofa ein und sind hellwach, sobald der Kopf das Kissen berührt. Diese Verbindung kannst du wieder umlernen. Das Verfahren heißt **Stimuluskontrolle** und gehört zu den am besten untersuchten überhaupt.',
        ),
        h2('Sechs einfache Regeln'),
        ol(
          'Geh erst ins Bett, wenn du wirklich müde bist, nicht schon zur Tagesschau.',
          'Nutz das Bett nur zum Schlafen und für die Liebe – nicht zum Arbeiten, Essen oder Streamen.',
          'Wenn du nach gefühlten 15 bis 20 Minuten noch wach bist, steh auf.',
          'Tu bei schwachem Licht etwas Ruhiges, bis die Müdigkeit zurückkommt.',
          'Wiederhole das, sooft es nötig ist.',
          'Steh morgens zur festen Zeit auf, egal wie die Nacht war.',
        ),
        h2('Die ersten Nächte sind die schwersten'),
        p(
          'Anfangs schläfst du vielleicht sogar etwas weniger. Das ist eingeplant: Die Regentonne füllt sich, und nach ein bis zwei Wochen greift das Neue. Leg dir für das Aufstehen in der Nacht etwas zurecht – eine Decke, ein Buch, eine Tasse Kräutertee.',
        ),
        tip(
          'Kühl schläft es sich besser: Etwa 16 bis 19 Grad sind für die meisten angenehm. Warme Füße helfen trotzdem beim Einschlafen.',
        ),
      ),
    ),
    chapter(
      'Wenn der Kopf nicht schlafen will',
      'Grübeln parken, Atem finden, gelassen bleiben.',
      text(
        'Gedanken parken',
        p(
          'Nachts um drei wirken alle Sorgen größer. Das liegt nicht an dir: Müde Gehirne bewerten Gefahren strenger. Du musst nachts also nichts lösen. Drei Wege haben sich bewährt.',
        ),
        h2('1. Der Sorgenzettel'),
        p(
          'Setz dich am frühen Abend zehn Minuten hin und schreib zwei Spalten: *Was beschäftigt mich?* und *Was ist der nächste kleine Schritt?* Danach legst du den Zettel weg. Kommt der Gedanke nachts zurück, sag dir: „Steht auf dem Zettel.“',
        ),
        h2('2. Der Gedankenstopp mit Bildern'),
        p(
          'Denk an ein Wort, zum Beispiel **Kastanie**, und stell dir zu jedem Buchstaben Dinge vor, die damit beginnen: Kerze, Kutsche, Korb … Apfel, Ampel … Das lässt dem Grübeln keinen Platz und ist so angenehm langweilig, dass du dabei wegdriftest.',
        ),
        h2('3. Nicht mehr kämpfen'),
        quote(
          'Der Schlaf ist wie eine Taube: Streckst du ruhig die Hand aus, bleibt sie sitzen. Greifst du nach ihr, fliegt sie davon.',
        ),
        p(
          'Versuch probeweise das Gegenteil: Lieg mit offenen Augen im Dunkeln und nimm dir vor, **wach zu bleiben**. Das nimmt den Druck heraus – und mit dem Druck geht oft auch die Wachheit.',
        ),
      ),
      video(
        'Ruhig atmen zum Einschlafen',
        'Vier Sekunden ein, sechs Sekunden aus. Das längere Ausatmen beruhigt Herz und Gedanken.',
        ruhigerAtem,
      ),
    ),
    chapter(
      'Abschluss',
      'Prüf dein Wissen und nimm deinen Plan mit.',
      quiz(
        'Abschlussquiz: Gute Nacht',
        'Vier Fragen. Drei richtige genügen.',
        3,
        order(
          'Bring deinen Abend in eine gute Reihenfolge.',
          [
            'Zwei Stunden vorher: leicht essen',
            'Eine Stunde vorher: Sorgenzettel schreiben, Bildschirme aus',
            'Licht dimmen, lesen oder Musik hören',
            'Müde ins Bett gehen',
          ],
          'Schritt für Schritt wird es ruhiger. Ins Bett geht es erst, wenn du wirklich müde bist.',
        ),
        single(
          'Du liegst seit gefühlten 20 Minuten wach. Was tust du?',
          'Aufstehen und bei schwachem Licht etwas Ruhiges tun',
          ['Liegen bleiben und auf die Uhr sehen', 'Im Bett das Handy anmachen', 'Morgen länger ausschlafen'],
          'So lernt dein Kopf wieder: Bett heißt Schlaf. Die Aufstehzeit bleibt trotzdem gleich.',
        ),
        trueFalse(
          'Alkohol am Abend verbessert den Schlaf in der zweiten Nachthälfte.',
          false,
          'Alkohol lässt schneller einschlafen, aber er macht den Schlaf unruhiger und führt zu häufigem Aufwachen.',
        ),
        multiple(
          'Was hilft gegen nächtliches Grübeln?',
          [
            'Ein Sorgenzettel am frühen Abend',
            'Langsam und lange ausatmen',
            'Den Kampf um den Schlaf aufgeben',
          ],
          ['Ausrechnen, wie viele Stunden noch bleiben'],
          'Rechnen macht wach. Aufschreiben, Atmen und Loslassen nehmen den Druck heraus.',
        ),
      ),
    ),
  ],
}
