import type { DemoCourse } from '../content.types.ts'
import {
  chapter,
  gapText,
  imageChoice,
  match,
  multiple,
  number,
  order,
  quiz,
  scale,
  shortText,
  single,
  text,
  trueFalse,
} from '@kursportal/api/seed/lectures'
import { h2, info, ol, p, quote, table, tip, ul } from '@kursportal/api/seed/rich-text'
import { image, picture } from '../pictures.ts'
import { boxAtmung, nackenPause, video } from '../videos.ts'

export const stress: DemoCourse = {
  key: 'stress',
  fields: {
    title: 'Gelassen durch den Tag',
    description: `Stress ist nicht dein Feind. Er gibt dir Kraft, wenn es darauf ankommt. Schwierig wird es erst, wenn die Anspannung nicht mehr aufhört und du vergisst, wie sich Ruhe anfühlt.

In diesem Kurs lernst du das Modell der drei Ebenen kennen: die Auslöser, deine Gedanken dazu und die Reaktion deines Körpers. Auf jeder Ebene kannst du etwas verändern. Zu jeder Kurseinheit gehört eine Übung, die du sofort ausprobierst.`,
    outcomes: [
      'Du erkennst deine persönlichen Stressauslöser und Frühwarnzeichen.',
      'Du kannst dich mit einer Atemübung in zwei Minuten beruhigen.',
      'Du hinterfragst Gedanken, die dich antreiben.',
      'Du planst Pausen, die dich wirklich erholen.',
    ],
    instructor_name: 'Aylin Demir',
    instructor_qualification: 'Psychologin (M. Sc.) und Trainerin für Stressbewältigung',
    price_cents: 7500,
    minors_only: false,
    time_alternative_text: '',
    units_offered: 6,
    unit_minutes: 60,
    unlock_mode: 'in_order',
    unlock_days: 7,
    forum_enabled: true,
  },
  cover_alt: 'Ein kleines Segelboot auf stillem Wasser, dahinter Berge im Abendlicht',
  chapters: [
    chapter(
      'Stress verstehen',
      'Was im Körper passiert und warum das früher sinnvoll war.',
      text(
        'Was Stress mit dir macht',
        p(
          'Der Bus ist weg, das Telefon klingelt, und in zehn Minuten beginnt die Besprechung. Dein Herz schlägt schneller, der Atem wird flach, die Schultern wandern nach oben. Dein Körper tut gerade genau das, was er seit Jahrtausenden kann: Er macht dich bereit, zu kämpfen oder davonzulaufen.',
        ),
        h2('Gas und Bremse'),
        p(
          'Dein vegetatives Nervensystem hat ein Gaspedal, den **Sympathikus**, und eine Bremse, den **Parasympathikus**. Beide sind nützlich. Gesund ist nicht, immer auf der Bremse zu stehen, sondern zwischen beiden wechseln zu können.',
        ),
        image(
          'stresskurve',
          'Zeichnung: Eine Kurve steigt an, erreicht in der Mitte ihren höchsten Punkt und fällt dann wieder',
          'Zu wenig Anspannung langweilt, zu viel lähmt. Am besten geht es uns dazwischen.',
        ),
        h2('Drei Ebenen'),
        table(
          ['Ebene', 'Frage', 'Beispiel'],
          ['Auslöser', 'Was fordert mich heraus?', 'Zeitdruck, Lärm, Streit'],
          ['Gedanken', 'Was sage ich mir dazu?', '„Ich darf keinen Fehler machen.“'],
          ['Reaktion', 'Wie antworten Körper und Gefühl?', 'Herzklopfen, Ärger, Unruhe'],
        ),
        p(
          'Auf jeder Ebene kannst du eingreifen: Auslöser verändern, Gedanken prüfen, den Körper beruhigen. Welche Ebene gerade passt, ist jedes Mal verschieden.',
        ),
        info(
          'Deine Aufgabe für diese Woche: Schreib jeden Abend **einen** stressigen Moment auf und ordne ihn den drei Ebenen zu.',
        ),
      ),
      text(
        'Deine Frühwarnzeichen',
        p(
          'Stress kündigt sich an, meist lange bevor wir ihn zugeben. Wer seine Zeichen kennt, kann früh gegensteuern – dann genügt oft eine kleine Pause.',
        ),
        h2('Worauf du achten kannst'),
        ul(
          '**Körper:** verspannter Nacken, Kopfdruck, Magengrummeln, Zähneknirschen',
          '**Gefühl:** schnell gereizt, innerlich unruhig, wenig Freude',
          '**Denken:** Grübeln, Vergesslichkeit, Gedankenspringen',
          '**Verhalten:** hastig essen, Pausen auslassen, Verabredungen absagen',
        ),
        p(
          'Welche drei Zeichen kennst du von dir? Frag auch jemanden, der dich gut kennt. Andere bemerken es oft früher als wir selbst.',
        ),
        h2('Wann du dir Hilfe holen solltest'),
        p(
          'Wenn du dich über mehr als zwei Wochen fast jeden Tag niedergeschlagen, erschöpft oder hoffnungslos fühlst, sprich mit deiner Hausärztin oder deinem Hausarzt. Die [TelefonSeelsorge](https://www.telefonseelsorge.de) erreichst du rund um die Uhr und kostenfrei unter 0800 1110111.',
        ),
        tip(
          'Stell dir dreimal am Tag die Frage: *Wo in meinem Körper halte ich gerade fest?* Lass an dieser Stelle mit der nächsten Ausatmung los.',
        ),
      ),
    ),
    chapter(
      'Sofort ruhiger',
      'Übungen, die in zwei Minuten wirken.',
      video(
        'Box-Atmung: viermal vier',
        'Einatmen, halten, ausatmen, warten – jeweils vier Sekunden. Ideal vor einem schwierigen Gespräch.',
        boxAtmung,
      ),
      video(
        'Eine Minute für Nacken und Schultern',
        'Stress sitzt gern im Nacken. Diese kurze Folge löst ihn, auch am Schreibtisch.',
        nackenPause,
      ),
    ),
    chapter(
      'Anders denken, anders handeln',
      'Innere Antreiber, gute Pausen und ein freundlicher Blick auf dich selbst.',
      text(
        'Der innere Antreiber',
        p(
          '„Sei perfekt.“ „Mach schnell.“ „Mach es allen recht.“ Solche Sätze haben viele von uns früh gelernt. Sie haben uns weit gebracht – und sie lassen uns nicht zur Ruhe kommen. Du musst sie nicht loswerden. Es genügt, wenn du ihnen nicht mehr jedes Mal gehorchst.',
        ),
        h2('Vier Fragen an einen stressigen Gedanken'),
        ol(
          'Stimmt das wirklich? Woher weiß ich das?',
          'Was würde ich einer guten Freundin sagen, die so denkt?',
          'Was ist das Schlimmste, das passieren kann – und wie wahrscheinlich ist es?',
          'Welcher Satz hilft mir jetzt mehr?',
        ),
        h2('Vom Antreiber zum Erlauber'),
        table(
          ['Antreiber', 'Erlauber'],
          ['Ich muss alles allein schaffen.', 'Ich darf um Hilfe bitten.'],
          ['Ich darf keine Fehler machen.', 'Gut genug ist gut genug.'],
          ['Ich muss sofort antworten.', 'Ich darf mir Zeit zum Nachdenken nehmen.'],
        ),
        quote('Zwischen Reiz und Reaktion liegt ein Raum. In diesem Raum liegt unsere Freiheit.'),
      ),
      text(
        'Pausen, die erholen',
        p(
          'Eine Pause ist keine Belohnung für getane Arbeit, sondern ein Teil davon. Nach etwa 60 bis 90 Minuten lässt die Konzentration nach. Wer dann weiterdrückt, braucht länger und macht mehr Fehler.',
        ),
        h2('Was eine gute Pause ausmacht'),
        ul(
          '**Abstand:** Verlass den Schreibtisch, am besten auch den Raum.',
          '**Gegensatz:** Wer sitzt, bewegt sich. Wer viel redet, sucht Stille.',
          '**Ohne Bildschirm:** Auch das Handy ist für den Kopf Arbeit.',
          '**Regelmäßig:** Lieber fünf kurze Pausen als eine lange am Ende.',
        ),
        h2('Dein Pausenplan'),
        p(
          'Trag für morgen drei Pausen in deinen Kalender ein: eine am Vormittag, eine mittags, eine am Nachmittag. Schreib dazu, was du tust. *Fünf Minuten ums Haus gehen* ist ein besserer Plan als *mal durchatmen*.',
        ),
        tip('Wenn du glaubst, für eine Pause keine Zeit zu haben, brauchst du sie gerade am meisten.'),
      ),
      quiz(
        'Zwischendurch: Wie geht es dir damit?',
        'Sechs Fragen zum Mitdenken, eine davon ist eine Einschätzung. Vier richtige genügen.',
        4,
        scale(
          'Wie gut gelingt dir im Moment eine Pause?',
          { steps: 5, low: 'gar nicht', high: 'sehr gut' },
          'Deine Einschätzung zählt nicht zum Ergebnis. Sie hilft dir zu sehen, wo du stehst.',
        ),
        gapText(
          'Wer gibt Gas, wer bremst?',
          'Das vegetative Nervensystem hat zwei Gegenspieler: Der [Sympathikus] gibt Gas, der [Parasympathikus] bremst.',
          'Beide arbeiten ständig zusammen. Gesund ist, wenn sie sich abwechseln.',
        ),
        match(
          'Welche Pause passt zu welcher Arbeit?',
          [
            ['Langes Sitzen', 'Ein paar Schritte gehen'],
            ['Viele Gespräche', 'Fünf Minuten Stille'],
            ['Blick auf den Bildschirm', 'In die Ferne schauen'],
          ],
          ['Das Handy prüfen'],
          'Am besten erholt der Gegensatz zu dem, was du gerade getan hast.',
        ),
        imageChoice(
          'Welches Bild zeigt, wie Anspannung steigt und wieder sinkt?',
          [
            [picture('stresskurve'), 'Eine Kurve mit einem Gipfel', true],
            [picture('schlafkurve'), 'Eine Kurve mit vielen Stufen', false],
            [picture('teller'), 'Ein Teller mit Gemüse und Getreide', false],
          ],
          'Anspannung ist eine Welle: Nach dem Gipfel kommt die Erholung, wenn du sie zulässt.',
        ),
        number(
          'Nach wie vielen Minuten lässt die Konzentration spätestens nach?',
          { value: 75, tolerance: 15, unit: 'Minuten' },
          'Nach etwa 60 bis 90 Minuten braucht der Kopf eine Pause.',
        ),
        multiple(
          'Was hilft dir, eine Pause wirklich zu machen?',
          ['Ein fester Termin im Kalender', 'Den Raum verlassen'],
          ['Warten, bis alles erledigt ist'],
          'Wer wartet, bis alles fertig ist, macht keine Pause.',
        ),
      ),
      quiz(
        'Quiz: Gelassen bleiben',
        'Fünf Fragen zum Abschluss. Vier richtige genügen.',
        4,
        single(
          'Welcher Teil des Nervensystems wirkt wie eine Bremse?',
          'Der Parasympathikus',
          ['Der Sympathikus', 'Das Kleinhirn', 'Der Sehnerv'],
          'Der Parasympathikus beruhigt Herz und Atem, der Sympathikus gibt Gas.',
        ),
        trueFalse(
          'Stress ist immer schädlich.',
          false,
          'Kurze Anspannung hilft uns, Leistung zu bringen. Schädlich wird sie, wenn die Erholung fehlt.',
        ),
        multiple(
          'Was gehört zu einer erholsamen Pause?',
          ['Abstand vom Arbeitsplatz', 'Ein Gegensatz zur Arbeit', 'Kein Bildschirm'],
          ['Schnell noch E-Mails beantworten'],
          'Der Kopf erholt sich, wenn er wirklich etwas anderes tut.',
        ),
        order(
          'Wie läuft eine Runde Box-Atmung ab? Beginne mit dem Einatmen.',
          [
            'Vier Sekunden einatmen',
            'Mit gefüllter Lunge sanft halten',
            'Vier Sekunden ausatmen',
            'Mit leerer Lunge warten',
          ],
          'Jede Seite der „Box“ dauert gleich lang. So bekommt der Atem einen ruhigen Takt.',
        ),
        shortText(
          'Wie heißt die mittlere der drei Ebenen, zwischen Auslöser und Reaktion?',
          ['Gedanken', 'Gedanke', 'die Gedanken', 'Denken'],
          'Was wir uns selbst sagen, entscheidet mit darüber, wie stark wir reagieren.',
        ),
      ),
    ),
  ],
}
