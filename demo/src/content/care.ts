/** A question to the leader of a demo course; `by` counts the people who take it, the learner account is 0. */
type DemoQuestion = {
  by: number
  hours_ago: number
  text: string
  in_lecture: boolean
  /** Missing: it waits. */
  answer?: string
  answered_after: number
  minutes?: number
  /** Whether whoever asked has not seen the answer. */
  unread: boolean
}

export const careQuestions: readonly DemoQuestion[] = [
  {
    by: 0,
    hours_ago: 52,
    text: 'Bei der zweiten Übung zieht es mir in der Schulter. Soll ich sie weglassen oder anders machen?',
    in_lecture: true,
    answer:
      'Gut, dass du fragst. Mach die Bewegung nur so weit, wie es angenehm ist, und lass die Schulter unten. Wenn es trotzdem zieht, lass die Übung weg und nimm dafür die erste doppelt.',
    answered_after: 22,
    minutes: 4,
    unread: true,
  },
  {
    by: 1,
    hours_ago: 240,
    text: 'Ich habe drei Tage ausgesetzt, weil ich erkältet war. Muss ich von vorn anfangen?',
    in_lecture: false,
    answer: 'Nein. Steig da wieder ein, wo du warst, und lass es am ersten Tag ruhig angehen.',
    answered_after: 20,
    minutes: 3,
    unread: false,
  },
  {
    by: 2,
    hours_ago: 170,
    text: 'Wie lange sollte eine Pause zwischen den Übungen sein? In der Lektion habe ich dazu nichts gefunden.',
    in_lecture: true,
    answered_after: 0,
    unread: false,
  },
  {
    by: 3,
    hours_ago: 5,
    text: 'Kann ich die Übungen auch am Schreibtisch machen, wenn ich keine Matte habe?',
    in_lecture: false,
    answered_after: 0,
    unread: false,
  },
]

/** Calls and conversations that the leader entered. */
export const careContacts = [
  { with: 1, days_ago: 9, kind: 'telephone', minutes: 10, note: 'Einstieg nach der Pause besprochen.' },
  { with: 4, days_ago: 20, kind: 'conversation', minutes: 5, note: '' },
] as const
