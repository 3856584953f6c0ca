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
import { image } from '../pictures.ts'
import { boxAtmung, ruhigerAtem, video } from '../videos.ts'

export const atmung: DemoCourse = {
  key: 'atmung',
  fields: {
    title: 'Atem holen',
    description: `Du atmest rund 20.000-mal am Tag – meist, ohne es zu merken. Dabei ist der Atem das einzige Werkzeug, mit dem du dein vegetatives Nervensystem jederzeit direkt beeinflussen kannst. Er ist immer dabei und kostet nichts.

In diesem kurzen Kurs lernst du die Bauchatmung kennen, übst zwei Atemrhythmen mit einem bewegten Kreis und findest heraus, welcher wann zu dir passt. Die Übungen sind sanft und für fast alle geeignet.`,
    outcomes: [
      'Du spürst, wie du atmest, und kannst in den Bauch atmen.',
      'Du beherrschst zwei Atemrhythmen, die beruhigen.',
      'Du weißt, welche Übung morgens, mittags und abends passt.',
    ],
    instructor_name: 'Søren Hansen',
    instructor_qualification: 'Atemtherapeut und Sportwissenschaftler (M. A.)',
    price_cents: 3900,
    minors_only: false,
    time_alternative_text: '',
    units_offered: 4,
    unit_minutes: 30,
    unlock_mode: 'all',
    unlock_days: 7,
    forum_enabled: true,
  },
  cover_alt: 'Sanfte Wellen vor einem hellen Kreis, in der Luft treiben Blätter',
  chapters: [
    chapter(
      'Den Atem spüren',
      'Was beim Atmen geschieht und wie sich Bauchatmung anfühlt.',
      text(
        'Wie Atmen funktioniert',
        p(
          'Unter deinen Lungen spannt sich ein großer, flacher Muskel: das **Zwerchfell**. Wenn du einatmest, zieht es sich zusammen und senkt sich. Die Lungen werden weit, Luft strömt hinein, und der Bauch wölbt sich nach vorn. Beim Ausatmen entspannt es sich und steigt wieder auf – ganz ohne Mühe.',
        ),
        image(
          'zwerchfell',
          'Zeichnung: Ein Oberkörper mit zwei Lungenflügeln, darunter das gewölbte Zwerchfell mit einem Pfeil nach unten',
          'Beim Einatmen senkt sich das Zwerchfell, beim Ausatmen steigt es wieder auf.',
        ),
        h2('Warum langsames Ausatmen beruhigt'),
        p(
          'Beim Einatmen schlägt dein Herz ein wenig schneller, beim Ausatmen ein wenig langsamer. Wer länger aus- als einatmet, gibt der Bremse im Nervensystem mehr Zeit. Schon fünf bis sieben Atemzüge in der Minute genügen, damit Puls und Blutdruck bei vielen Menschen spürbar sinken.',
        ),
        h2('Bauch oder Brust?'),
        p(
          'Wenn wir angespannt sind, atmen wir oft flach und hoch in die Brust. Beides ist nicht falsch: Beim Sport brauchst du den ganzen Brustkorb. In Ruhe arbeitet der Bauch am sparsamsten.',
        ),
        tip(
          'Leg eine Hand auf den Bauch, eine auf die Brust. Welche bewegt sich mehr? Beobachte nur. Du musst nichts ändern.',
        ),
      ),
      text(
        'Übung: In den Bauch atmen',
        p('Nimm dir fünf Minuten, in denen dich niemand stört. Du kannst liegen oder sitzen.'),
        h2('Schritt für Schritt'),
        ol(
          'Leg dich auf den Rücken und stell die Füße auf. Leg beide Hände auf den Bauch.',
          'Schließ die Augen oder lass den Blick weich werden.',
          'Atme durch die Nase ein und lass den Bauch gegen die Hände wachsen.',
          'Atme durch die Nase oder die leicht geöffneten Lippen aus, ohne zu pressen.',
          'Warte, bis die nächste Einatmung von selbst kommt. Wiederhole das zehnmal.',
        ),
        p(
          'Wenn deine Gedanken wandern, ist das kein Fehler. Du merkst es – und kehrst zum nächsten Atemzug zurück. Genau das ist die Übung.',
        ),
        warning(
          'Wenn dir schwindelig wird oder es in den Fingern kribbelt, hast du zu viel geatmet. Atme normal weiter, bis es vorbei ist. Bei schweren Herz- oder Lungenerkrankungen und in der Schwangerschaft lass die Übungen mit Anhalten weg und frag vorher ärztlich nach.',
        ),
      ),
    ),
    chapter(
      'Zwei Rhythmen üben',
      'Der Kreis zeigt dir den Takt.',
      video(
        'Ruhig atmen: vier ein, sechs aus',
        'Folge dem Kreis: Er wächst, wenn du einatmest, und wird kleiner, wenn du ausatmest.',
        ruhigerAtem,
      ),
      video(
        'Box-Atmung: viermal vier',
        'Gleich lange Phasen sammeln die Gedanken. Halte nur so, dass es angenehm bleibt.',
        boxAtmung,
      ),
      text(
        'Welcher Atem passt wann?',
        p(
          'Es gibt keinen besten Rhythmus, nur einen passenden. Probier beide eine Woche lang aus und schreib dazu, wie es dir vorher und nachher ging.',
        ),
        h2('Dein Tag in drei Atempausen'),
        table(
          ['Wann', 'Übung', 'Dauer'],
          ['morgens, vor dem ersten Blick aufs Handy', 'Bauchatmung', '3 Minuten'],
          ['mittags oder vor einem Gespräch', 'Box-Atmung', '2 Minuten'],
          ['abends im Bett', 'vier ein, sechs aus', '5 Minuten'],
        ),
        h2('Damit es bleibt'),
        ul(
          'Häng die Übung an etwas Festes: Zähneputzen, Bahnfahrt, Kaffeepause.',
          'Lieber jeden Tag zwei Minuten als sonntags zwanzig.',
          'Sei freundlich mit dir, wenn du es vergisst. Der nächste Atemzug kommt bestimmt.',
        ),
        info(
          'Atemübungen lindern Anspannung. Sie ersetzen keine Behandlung, wenn du unter Atemnot, Panikattacken oder anhaltender Angst leidest.',
        ),
      ),
      quiz(
        'Quiz: Rund um den Atem',
        'Fünf Fragen zum Abschluss. Drei richtige genügen.',
        3,
        shortText(
          'Wie heißt der wichtigste Atemmuskel?',
          ['Zwerchfell', 'das Zwerchfell', 'Diaphragma'],
          'Das Zwerchfell senkt sich beim Einatmen und macht den Lungen Platz.',
        ),
        trueFalse(
          'Langes Ausatmen wirkt eher beruhigend.',
          true,
          'Beim Ausatmen schlägt das Herz etwas langsamer. Die Bremse im Nervensystem bekommt mehr Zeit.',
        ),
        multiple(
          'Was tust du, wenn dir beim Üben schwindelig wird?',
          ['Normal weiteratmen', 'Die Übung unterbrechen'],
          ['Noch tiefer einatmen', 'Die Luft länger anhalten'],
          'Schwindel zeigt, dass du zu viel geatmet hast. Eine Pause genügt meist.',
        ),
        order(
          'Was geschieht beim Einatmen? Ordne die Schritte.',
          ['Das Zwerchfell zieht sich zusammen', 'Die Lungen werden weit', 'Luft strömt ein'],
          'Erst schafft der Muskel Raum, dann folgt die Luft.',
        ),
        single(
          'Welche Übung passt am besten vor dem Einschlafen?',
          'Vier Sekunden ein, sechs Sekunden aus',
          ['Schnelles, tiefes Atmen', 'So lange wie möglich anhalten'],
          'Das längere Ausatmen beruhigt und verlangt keine Anstrengung.',
        ),
      ),
    ),
  ],
}
