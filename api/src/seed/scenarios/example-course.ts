import type { CourseContent } from './course-content.types.ts'
import { chapter, multiple, order, quiz, shortText, single, text, trueFalse, video } from './lectures.ts'
import { h2, p, ul } from './rich-text.ts'

/** A course like any other: two chapters, lectures of every type, a question of every kind. */
export const exampleCourse: CourseContent = {
  fields: {
    title: 'Beweglich bleiben',
    description: 'Übungen für jeden Tag.\n\nOhne Geräte, zu Hause.',
    outcomes: ['Du kennst fünf Übungen.', 'Du weißt, wann du zum Arzt gehst.'],
    price_cents: 8_900,
    minors_only: false,
    time_alternative_text: '',
    units_offered: 8,
    unit_minutes: 45,
    instructor_name: 'Eva Weiß',
    instructor_qualification: 'Physiotherapeutin',
    unlock_mode: 'in_order',
    unlock_days: 7,
    forum_enabled: true,
  },
  chapters: [
    chapter(
      'Grundlagen',
      'Wie ein Rücken gebaut ist.',
      text(
        'Der Rücken',
        h2('Wirbel'),
        p('Er hat **24** Wirbel und Scheiben dazwischen.'),
        ul('Hals', 'Brust'),
      ),
      video('Die erste Übung', 'Zum Mitmachen.'),
      quiz(
        'Was weißt du?',
        'Fünf Fragen.',
        3,
        single('Wie viele Wirbel sind es?', '24', ['12', '36'], 'Hals, Brust und Lende zusammen.'),
        multiple('Was hilft?', ['Gehen', 'Dehnen'], ['Liegen bleiben'], 'Bewegung hilft.'),
        trueFalse('Schonen hilft immer.', false, 'Meist hilft Bewegung.'),
        order('Von oben nach unten', ['Hals', 'Brust', 'Lende'], 'So stehen sie.'),
        shortText('Was liegt zwischen den Wirbeln?', ['Bandscheibe', 'Bandscheiben'], 'Sie federn.'),
      ),
    ),
    chapter(
      'Im Alltag',
      '',
      video('Heben', 'Aus den Knien.'),
      text('Sitzen', p('Steh jede Stunde einmal auf.')),
      text('Wie es weitergeht', p('Bleib dabei.')),
    ),
  ],
}
