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
import { h2, info, ol, p, table, tip, ul } from '@kursportal/api/seed/rich-text'
import { boxAtmung, video } from '../videos.ts'

export const coolBleiben: DemoCourse = {
  key: 'cool-bleiben',
  fields: {
    title: 'Cool bleiben: Stress in der Schule',
    description: `Herzrasen vor der Matheklausur, hundert Nachrichten in der Gruppe und dazu noch Streit beim Abendessen? Damit bist du nicht allein. Sehr viele Jugendliche fühlen sich oft gestresst.

In diesem Kurs erfährst du, was dabei in deinem Kopf passiert, und du lernst Tricks, die wirklich funktionieren: eine Atemübung, die niemand bemerkt, einen Lernplan, der Pausen einschließt, und Sätze, mit denen du Nein sagst.`,
    outcomes: [
      'Du weißt, warum dein Kopf bei Prüfungen manchmal leer ist.',
      'Du kannst dich in einer Minute beruhigen, ohne dass es jemand merkt.',
      'Du planst Lernen und Freizeit so, dass beides Platz hat.',
      'Du weißt, wo du Hilfe bekommst.',
    ],
    instructor_name: 'Nele Petersen',
    instructor_qualification: 'Sozialpädagogin und Trainerin für Jugendliche',
    price_cents: 1900,
    minors_only: true,
    time_alternative_text: '',
    units_offered: 3,
    unit_minutes: 30,
    unlock_mode: 'all',
    unlock_days: 7,
    forum_enabled: true,
  },
  cover_alt: 'Ein Kopfhörer und ein Rucksack vor einem bunten Himmel mit Wolken',
  chapters: [
    chapter(
      'Was ist los in deinem Kopf?',
      'Stress verstehen – und in einer Minute ruhiger werden.',
      text(
        'Blackout: Warum der Kopf plötzlich leer ist',
        p(
          'Gestern konntest du alles, und jetzt sitzt du vor dem Blatt und weißt nichts mehr. Das liegt nicht daran, dass du zu wenig gelernt hast. Dein Gehirn hat auf Alarm geschaltet: Es hält die Klausur für eine Gefahr, schickt Energie in die Muskeln und dreht das Nachdenken leiser.',
        ),
        h2('Früher praktisch, heute nervig'),
        p(
          'Vor 20.000 Jahren war das genial. Wer einem Bären begegnete, musste rennen und nicht rechnen. Dein Körper kennt den Unterschied zwischen Bär und Mathearbeit nicht. Du kannst ihm aber zeigen, dass du in Sicherheit bist.',
        ),
        h2('Drei schnelle Tricks'),
        ul(
          '**Füße spüren:** Drück beide Füße fest in den Boden und zähl langsam bis fünf.',
          '**5-4-3-2-1:** Such fünf Dinge, die du siehst, vier, die du spürst, drei, die du hörst, zwei, die du riechst, eines, das du schmeckst.',
          '**Leicht anfangen:** Lös zuerst eine Aufgabe, die du sicher kannst. Der Rest kommt zurück.',
        ),
        tip('Üb die Tricks, wenn es dir gut geht. Dann kann dein Körper sie schon, wenn du sie brauchst.'),
      ),
      video(
        'Box-Atmung: merkt keiner',
        'Viermal vier Sekunden. Geht im Bus, auf dem Flur und mitten in der Klausur.',
        boxAtmung,
      ),
    ),
    chapter(
      'Dein Alltag, deine Regeln',
      'Lernen mit Plan, Handy mit Pause, Nein ohne Streit.',
      text(
        'Lernen, chatten, leben',
        p(
          'Dein Tag hat 24 Stunden. Schule, Hausaufgaben, Training, Freunde, Familie, Handy – das wird schnell eng. Ein Plan nimmt dir nichts weg. Er sorgt dafür, dass du ohne schlechtes Gewissen freihast.',
        ),
        h2('25 plus 5'),
        ol(
          'Leg das Handy in ein anderes Zimmer.',
          'Lern 25 Minuten an einer einzigen Sache.',
          'Mach 5 Minuten Pause: aufstehen, trinken, Fenster auf.',
          'Nach vier Runden hast du eine lange Pause verdient.',
        ),
        h2('Nein sagen, ohne dass es kracht'),
        table(
          ['Situation', 'Dein Satz'],
          ['Alle wollen heute noch zocken.', '„Heute nicht, morgen bin ich dabei.“'],
          ['Jemand will deine Hausaufgaben.', '„Ich erkläre es dir gern, abschreiben ist nicht.“'],
          ['Die Gruppe schreibt bis Mitternacht.', '„Ich bin jetzt off. Bis morgen!“'],
        ),
        h2('Wenn es zu viel wird'),
        p(
          'Du musst das nicht allein schaffen. Sprich mit jemandem, dem du vertraust: Eltern, Vertrauenslehrerin, Trainer, beste Freundin. Bei der [Nummer gegen Kummer](https://www.nummergegenkummer.de) erreichst du unter **116 111** kostenlos und anonym jemanden, der zuhört.',
        ),
        info(
          'Schlaf ist der beste Lerntrick: Was du abends wiederholst, sortiert dein Gehirn nachts ein. Jugendliche brauchen acht bis zehn Stunden.',
        ),
      ),
      quiz(
        'Quiz: Wie cool bist du?',
        'Fünf kurze Fragen. Drei richtige genügen.',
        3,
        single(
          'Warum ist der Kopf bei einem Blackout leer?',
          'Weil das Gehirn auf Alarm geschaltet hat',
          ['Weil du nichts gelernt hast', 'Weil du zu jung bist'],
          'Bei Alarm dreht das Gehirn das Nachdenken leiser. Das geht vorbei, sobald du ruhiger wirst.',
        ),
        trueFalse(
          'Mit dem Handy auf dem Tisch lernst du genauso gut wie ohne.',
          false,
          'Schon das Handy in Sichtweite lenkt viele ab. In einem anderen Zimmer stört es am wenigsten.',
        ),
        multiple(
          'Was hilft bei Prüfungsangst?',
          ['Langsam ausatmen', 'Die Füße am Boden spüren', 'Mit einer leichten Aufgabe anfangen'],
          ['Die ganze Nacht durchlernen'],
          'Ausgeschlafen und mit ruhigem Atem findet dein Kopf wieder, was er gelernt hat.',
        ),
        order(
          'Bring eine Lernrunde in die richtige Reihenfolge.',
          ['Handy weglegen', '25 Minuten lernen', '5 Minuten Pause machen'],
          'Kurze Runden mit Pausen bringen mehr als ein langer Nachmittag mit Handy.',
        ),
        shortText(
          'Wie viele Minuten dauert eine Lernrunde in diesem Kurs? (eine Zahl)',
          ['25', 'fünfundzwanzig', '25 Minuten'],
          '25 Minuten lernen, 5 Minuten Pause.',
        ),
      ),
    ),
  ],
}
