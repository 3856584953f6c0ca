import { video as videoOf } from '@kursportal/api/seed/lectures'
import type { DemoVideo } from './content.types.ts'
import type { BreathingScript, SlideScript, TimerScript, VideoScript } from '../media/script.types.ts'

export const ruhigerAtem: BreathingScript = {
  kind: 'breathing',
  key: 'ruhiger-atem',
  title: 'Ruhig atmen: vier ein, sechs aus',
  palette: 'sky',
  intro: 'Setz dich bequem hin',
  introSeconds: 4,
  phases: [
    { word: 'Einatmen', cue: 'Atme ein und lass den Bauch weit werden.', seconds: 4, level: 1 },
    { word: 'Ausatmen', cue: 'Atme langsam aus und lass die Schultern sinken.', seconds: 6, level: 0 },
  ],
  rounds: 4,
  outro: 'Spür kurz nach',
  outroSeconds: 4,
}

export const boxAtmung: BreathingScript = {
  kind: 'breathing',
  key: 'box-atmung',
  title: 'Box-Atmung: viermal vier',
  palette: 'sage',
  intro: 'Stell beide Füße auf den Boden',
  introSeconds: 4,
  phases: [
    { word: 'Einatmen', cue: 'Atme ein.', seconds: 4, level: 1 },
    { word: 'Halten', cue: 'Halte sanft, ohne zu pressen.', seconds: 4, level: 1 },
    { word: 'Ausatmen', cue: 'Atme aus.', seconds: 4, level: 0 },
    { word: 'Pause', cue: 'Warte, bis die Luft von selbst wieder kommt.', seconds: 4, level: 0 },
  ],
  rounds: 2,
  outro: 'Gut gemacht',
  outroSeconds: 4,
}

export const rueckenDehnen: TimerScript = {
  kind: 'timer',
  key: 'ruecken-dehnen',
  title: 'Fünf Dehnungen für den Rücken',
  palette: 'sun',
  steps: [
    { name: 'Aufrecht stehen', hint: 'Füße hüftbreit, Knie locker', pose: 'stand', seconds: 6 },
    { name: 'Lang machen', hint: 'Arme nach oben, Schultern tief', pose: 'reach', seconds: 10 },
    { name: 'Zur Seite neigen', hint: 'Erst nach rechts, dann nach links', pose: 'side', seconds: 10 },
    { name: 'Abrollen', hint: 'Wirbel für Wirbel, Knie weich', pose: 'fold', seconds: 10 },
    { name: 'Katze', hint: 'Rücken rund, dann wieder lang', pose: 'cat', seconds: 10 },
    { name: 'Päckchen', hint: 'Po zu den Fersen, Stirn ablegen', pose: 'child', seconds: 10 },
  ],
}

export const nackenPause: TimerScript = {
  kind: 'timer',
  key: 'nacken-pause',
  title: 'Kleine Pause für Nacken und Schultern',
  palette: 'berry',
  steps: [
    { name: 'Ankommen', hint: 'Füße auf den Boden, Blick nach vorn', pose: 'rest', seconds: 6 },
    { name: 'Schultern kreisen', hint: 'Groß und langsam, nach hinten', pose: 'shoulders', seconds: 10 },
    { name: 'Nacken dehnen', hint: 'Ohr zur Schulter, beide Seiten', pose: 'neck', seconds: 10 },
    { name: 'Sanft drehen', hint: 'Oberkörper nach rechts und links', pose: 'twist', seconds: 10 },
    { name: 'Nachspüren', hint: 'Was fühlt sich jetzt anders an?', pose: 'rest', seconds: 6 },
  ],
}

export const guterAbend: SlideScript = {
  kind: 'slides',
  key: 'guter-abend',
  title: 'Der Weg in eine gute Nacht',
  palette: 'night',
  picture: 'mond',
  slides: [
    {
      heading: 'Zwei Stunden vorher',
      seconds: 13,
      points: [
        { text: 'Leicht essen', cue: 'Zwei Stunden vor dem Schlafen isst du am besten nur noch leicht.' },
        { text: 'Alkohol weglassen', cue: 'Alkohol macht müde, aber er stört die zweite Hälfte der Nacht.' },
        { text: 'Licht dimmen', cue: 'Dimm das Licht: So merkt dein Körper, dass es Abend wird.' },
      ],
    },
    {
      heading: 'Eine Stunde vorher',
      seconds: 13,
      points: [
        { text: 'Sorgen aufschreiben', cue: 'Schreib auf, was dich beschäftigt, und leg den Zettel weg.' },
        { text: 'Bildschirme aus', cue: 'Leg Handy und Fernbedienung aus der Hand.' },
        { text: 'Etwas Ruhiges tun', cue: 'Lies, hör Musik oder dusch warm.' },
      ],
    },
    {
      heading: 'Im Bett',
      seconds: 14,
      points: [
        { text: 'Kühl, dunkel, still', cue: 'Dein Schlafzimmer ist kühl, dunkel und still.' },
        { text: 'Uhr wegdrehen', cue: 'Dreh die Uhr weg: Rechnen macht wach.' },
        { text: 'Langsam ausatmen', cue: 'Atme langsam aus. Der Schlaf kommt von allein.' },
      ],
    },
  ],
}

export const bunterTeller: SlideScript = {
  kind: 'slides',
  key: 'bunter-teller',
  title: 'Der Teller, der satt macht',
  palette: 'sage',
  picture: 'teller',
  slides: [
    {
      heading: 'Die Hälfte: Gemüse, Obst',
      seconds: 13,
      points: [
        { text: 'Fünf Portionen am Tag', cue: 'Fünf Portionen Gemüse und Obst am Tag sind ein gutes Ziel.' },
        {
          text: 'Eine Portion passt in deine Hand',
          cue: 'Eine Portion ist so viel, wie in deine Hand passt.',
        },
        { text: 'Tiefgekühlt zählt auch', cue: 'Tiefgekühltes Gemüse zählt genauso.' },
      ],
    },
    {
      heading: 'Ein Viertel: Vollkorn',
      seconds: 13,
      points: [
        { text: 'Vollkorn hält länger satt', cue: 'Vollkorn hält länger satt als helles Mehl.' },
        { text: 'Oder Kartoffeln, wenig Fett', cue: 'Kartoffeln sind ideal, solange wenig Fett dazukommt.' },
      ],
    },
    {
      heading: 'Ein Viertel: Eiweiß',
      seconds: 13,
      points: [
        { text: 'Linsen, Bohnen, Quark', cue: 'Linsen, Bohnen und Quark liefern gutes Eiweiß.' },
        { text: 'Ein- bis zweimal Fisch', cue: 'Fisch passt ein- bis zweimal in der Woche.' },
        { text: 'Fleisch als Beilage', cue: 'Fleisch darf Beilage sein. Guten Appetit!' },
      ],
    },
  ],
}

/** Every video the demo has to make, once each; several lectures may show the same one. */
export const demoVideos: readonly VideoScript[] = [
  ruhigerAtem,
  boxAtmung,
  rueckenDehnen,
  nackenPause,
  guterAbend,
  bunterTeller,
]

/** A lecture that shows the film of a script. */
export const video = (title: string, description: string, script: VideoScript): DemoVideo => ({
  ...videoOf(title, description),
  script,
})
