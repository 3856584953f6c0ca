import type { ReportReason, ThreadLabel } from '@kursportal/shared/contract'
import type { CourseKey } from './content.types.ts'

/** Who writes: the creator, the learner account, or one of the demo learners by number. */
export type ForumWriter = 'creator' | 'learner' | number

/** A post of the demo; `hours_ago` counts back from when the demo is filled in. */
export type DemoPost = { by: ForumWriter; hours_ago: number; text: string; anonymous?: boolean }

export type DemoTopic = DemoPost & {
  course: CourseKey
  title: string
  label?: ThreadLabel
  /** Begun beside the lecture of this title. */
  lecture?: string
  pinned?: boolean
  locked?: boolean
  answers: (DemoPost & { solution?: boolean; reported?: ReportReason })[]
}

const DAY = 24

/** What people talk about in the forums of the demo courses. */
export const demoTopics: readonly DemoTopic[] = [
  {
    course: 'ruecken',
    by: 'creator',
    hours_ago: 60 * DAY,
    label: 'announcement',
    pinned: true,
    title: 'Willkommen – so nutzen wir dieses Forum',
    text: 'Schön, dass du da bist! Hier kannst du alles fragen, was dir beim Üben auffällt, und erzählen, was dir guttut.\n\nDrei Bitten: Seid freundlich zueinander, schreibt nichts über andere, was ihr nicht auch laut im Kursraum sagen würdet, und geht mit starken oder neuen Schmerzen bitte zuerst zur Ärztin oder zum Arzt. Das Forum ersetzt keine Untersuchung.\n\nIch schaue montags und donnerstags hier herein. Eure Miriam',
    answers: [
      { by: 11, hours_ago: 58 * DAY, text: 'Danke, Miriam! Ich bin gespannt.' },
      {
        by: 0,
        hours_ago: 41 * DAY,
        text: 'Hallo in die Runde. Ich sitze seit dreißig Jahren im Lkw, also höchste Zeit.',
      },
    ],
  },
  {
    course: 'ruecken',
    by: 'learner',
    hours_ago: 9 * DAY,
    title: 'Zieht es bei euch auch in der Rückseite vom Bein?',
    lecture: 'Fünf Dehnungen für den Rücken',
    text: 'Bei der dritten Dehnung zieht es bei mir bis in die Kniekehle. Es ist kein Schmerz, eher ein Spannen. Ist das richtig so, oder gehe ich zu weit?',
    answers: [
      {
        by: 6,
        hours_ago: 9 * DAY - 3,
        text: 'Bei mir am Anfang auch. Ich habe das Knie ein bisschen gebeugt, dann war es angenehm.',
      },
      {
        by: 'creator',
        hours_ago: 8 * DAY,
        solution: true,
        text: 'Ein Spannen ist genau richtig, es darf nur nicht stechen oder kribbeln. Beuge das Knie so weit, dass du ruhig weiteratmen kannst, und halte die Dehnung lieber länger als tiefer. Nach etwa zwei Wochen merkst du meist, dass es weiter geht.\n\nWenn es kribbelt oder taub wird: aufhören und ärztlich abklären lassen.',
      },
      {
        by: 'learner',
        hours_ago: 8 * DAY - 2,
        text: 'Mit gebeugtem Knie geht es viel besser. Danke euch beiden!',
      },
    ],
  },
  {
    course: 'ruecken',
    by: 16,
    hours_ago: 5 * DAY,
    label: 'experience',
    title: 'Zwei Wochen mit dem Wecker im Büro',
    text: 'Ich stelle mir jetzt jede Stunde einen leisen Wecker und stehe zwei Minuten auf. Die Kollegen haben erst geschaut, inzwischen machen drei mit. Abends ist mein Rücken deutlich ruhiger.',
    answers: [
      {
        by: 21,
        hours_ago: 4 * DAY,
        text: 'Tolle Idee. Ich telefoniere seit letzter Woche nur noch im Stehen.',
      },
      {
        by: 'creator',
        hours_ago: 3 * DAY,
        text: 'Genau so entsteht eine Gewohnheit: klein, oft und am besten nicht allein.',
      },
      {
        by: 29,
        hours_ago: 20,
        text: 'Bei uns im Betrieb gibt es jetzt sogar einen Stehtisch für alle. Ich habe einfach gefragt.',
      },
    ],
  },
  {
    course: 'ruecken',
    by: 13,
    hours_ago: 26,
    title: 'Welche Matte benutzt ihr?',
    text: 'Auf dem Teppich rutsche ich weg, auf dem Parkett tun mir die Knie weh. Was habt ihr unter euch liegen?',
    answers: [
      {
        by: 4,
        hours_ago: 22,
        text: 'Eine einfache Gymnastikmatte, anderthalb Zentimeter dick. Unter die Knie kommt noch ein gefaltetes Handtuch.',
      },
      {
        by: 31,
        hours_ago: 6,
        reported: 'advertising',
        text: 'Nehmt bloß die WunderMatte 3000, mit meinem Code bekommt ihr sie zum halben Preis! Schreibt mir.',
      },
    ],
  },
  {
    course: 'ruecken',
    by: 2,
    hours_ago: 8,
    anonymous: true,
    title: 'Üben mit künstlichem Hüftgelenk?',
    text: 'Ich habe seit einem Jahr eine neue Hüfte. Welche Übungen sollte ich weglassen? Ich mag das nicht mit Namen fragen.',
    answers: [],
  },
  {
    course: 'schlaf',
    by: 'creator',
    hours_ago: 45 * DAY,
    label: 'announcement',
    pinned: true,
    title: 'Bitte zuerst lesen: was hierher gehört',
    text: 'Fragt alles, was euch zu den Lektionen einfällt. Was in euren Nächten passiert, ist persönlich: Wenn ihr mögt, schreibt ohne Namen. Zu Medikamenten geben wir uns hier keine Ratschläge, dafür ist eure Praxis da.',
    answers: [],
  },
  {
    course: 'schlaf',
    by: 8,
    hours_ago: 6 * DAY,
    title: 'Um drei Uhr wach – aufstehen oder liegen bleiben?',
    text: 'Ich wache fast jede Nacht um drei auf und liege dann lange wach. Im Kurs steht, man soll aufstehen. Aber dann werde ich doch erst recht wach?',
    answers: [
      {
        by: 12,
        hours_ago: 6 * DAY - 5,
        anonymous: true,
        text: 'Das dachte ich auch. Ich setze mich jetzt mit einer Decke in den Sessel und höre leise Musik. Nach zwanzig Minuten bin ich müde und gehe zurück.',
      },
      {
        by: 'creator',
        hours_ago: 5 * DAY,
        solution: true,
        text: 'Wenn du nach ungefähr zwanzig Minuten nicht wieder schläfst (ohne auf die Uhr zu schauen, nach Gefühl), steh auf. Dein Bett soll mit Schlafen verbunden bleiben, nicht mit Wachliegen. Wichtig: wenig Licht, kein Bildschirm, etwas Ruhiges.',
      },
      { by: 8, hours_ago: 2 * DAY, text: 'Die dritte Nacht hat es geklappt. Sessel und Strickzeug!' },
    ],
  },
  {
    course: 'schlaf',
    by: 'learner',
    hours_ago: 30,
    title: 'Zählt der Mittagsschlaf mit ins Tagebuch?',
    lecture: 'Dein Schlaftagebuch',
    text: 'Ich lege mich nach dem Essen oft eine Viertelstunde hin. Trage ich das ein, und zählt es für die Schlafeffizienz?',
    answers: [
      {
        by: 17,
        hours_ago: 4,
        text: 'Ich schreibe es in eine eigene Spalte. Gezählt habe ich nur die Nacht.',
      },
    ],
  },
  {
    course: 'stress',
    by: 23,
    hours_ago: 4 * DAY,
    label: 'experience',
    title: 'Die Atempause an der Ampel',
    text: 'Ich mache die vier Atemzüge jetzt immer an der roten Ampel. Seitdem ärgere ich mich über keine mehr.',
    answers: [
      { by: 34, hours_ago: 3 * DAY, text: 'Das probiere ich heute gleich aus. Ich stehe genug an Ampeln …' },
    ],
  },
  {
    course: 'ernaehrung',
    by: 19,
    hours_ago: 7 * DAY,
    title: 'Was esst ihr im Spätdienst?',
    text: 'Ich komme um 22 Uhr heim und habe dann richtig Hunger. Was liegt nicht schwer im Magen?',
    answers: [
      { by: 7, hours_ago: 6 * DAY, text: 'Suppe! Sonntags kochen, in Gläser füllen, fertig.' },
      {
        by: 26,
        hours_ago: 6 * DAY - 4,
        text: 'Brot mit Quark und Gurke. Und vorher um 18 Uhr schon etwas Warmes mitnehmen.',
      },
    ],
  },
]
