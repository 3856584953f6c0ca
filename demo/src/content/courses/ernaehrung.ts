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
import { bunterTeller, video } from '../videos.ts'

export const ernaehrung: DemoCourse = {
  key: 'ernaehrung',
  fields: {
    title: 'Gut essen, einfach leben',
    description: `Gesund essen muss nicht teuer, streng oder kompliziert sein. In diesem Kurs geht es um kleine Änderungen, die schmecken und bleiben: mehr Gemüse, mehr Vollkorn, bewusster Genuss.

Du lernst, wie ein ausgewogener Teller aussieht, wie du mit einem einfachen Wochenplan Zeit und Geld sparst und was auf einer Zutatenliste wirklich wichtig ist. Die Grundlage sind die Empfehlungen der Deutschen Gesellschaft für Ernährung.

Bei Erkrankungen wie Diabetes, Nierenleiden oder einer Essstörung sprich dein Vorgehen bitte vorher ärztlich ab.`,
    outcomes: [
      'Du stellst ohne Waage eine ausgewogene Mahlzeit zusammen.',
      'Du liest Zutatenlisten und lässt dich von Werbung nicht täuschen.',
      'Du planst eine Woche Essen in zehn Minuten.',
      'Du unterscheidest Hunger von Appetit.',
    ],
    instructor_name: 'Katharina Weiß',
    instructor_qualification: 'Ernährungswissenschaftlerin (B. Sc.)',
    price_cents: 6900,
    minors_only: false,
    time_alternative_text: '',
    units_offered: 5,
    unit_minutes: 45,
    unlock_mode: 'all',
    unlock_days: 7,
    forum_enabled: true,
  },
  cover_alt: 'Ein Teller mit buntem Gemüse zwischen Messer und Gabel auf einem sonnigen Tisch',
  chapters: [
    chapter(
      'Der ausgewogene Teller',
      'Was satt macht und warum Verbote selten helfen.',
      text(
        'Gut essen ohne Verbote',
        p(
          'Die meisten Menschen wissen ziemlich genau, was gesund wäre. Was fehlt, ist selten Wissen, sondern Zeit, Ruhe und ein Plan. Verbote machen es noch schwerer: Wer sich Schokolade ganz verbietet, denkt den ganzen Tag an Schokolade.',
        ),
        h2('Drei Gedanken, die tragen'),
        ul(
          '**Dazulegen statt wegnehmen:** Frag dich, was noch auf den Teller kann, nicht, was herunter muss.',
          '**Meistens genügt:** Wenn du an fünf von sieben Tagen gut isst, ist das hervorragend.',
          '**Langsam ändern:** Eine Gewohnheit im Monat ist mehr, als die meisten Diäten je schaffen.',
        ),
        h2('Wo stehst du heute?'),
        p(
          'Schreib drei Tage lang auf, was du isst und trinkst, ohne etwas zu ändern und ohne zu bewerten. Notier auch, wo du warst und wie du dich gefühlt hast. Am vierten Tag liest du nach: *Was läuft schon gut? Was möchte ich als Erstes verändern?*',
        ),
        info(
          'Dieser Kurs zählt keine Kalorien. Ein guter Teller, echter Hunger und etwas Bewegung regeln bei den meisten Menschen sehr viel von selbst.',
        ),
      ),
      video(
        'Der Teller, der satt macht',
        'Eine Hälfte, zwei Viertel – mehr musst du dir nicht merken.',
        bunterTeller,
      ),
      text(
        'Der Teller zum Mitnehmen',
        p('Der Teller funktioniert zu Hause, in der Kantine und im Restaurant. Er ersetzt jede Waage.'),
        image(
          'teller',
          'Zeichnung: Ein Teller, zur Hälfte mit grünem und rotem Gemüse gefüllt, ein Viertel mit Vollkorn, ein Viertel mit Hülsenfrüchten',
          'Die Hälfte Gemüse und Obst, ein Viertel Vollkorn oder Kartoffeln, ein Viertel Eiweiß.',
        ),
        h2('Womit du die Felder füllst'),
        table(
          ['Feld', 'Gute Wahl', 'Schnelle Wahl'],
          ['Gemüse und Obst', 'was gerade Saison hat', 'Tiefkühlgemüse, Rohkost, Apfel'],
          [
            'Vollkorn oder Kartoffeln',
            'Vollkornbrot, Haferflocken, Pellkartoffeln',
            'Couscous, Vollkornnudeln',
          ],
          ['Eiweiß', 'Linsen, Bohnen, Quark, Fisch', 'Ei, Hüttenkäse, Kichererbsen aus der Dose'],
          ['Fett', 'Rapsöl, Olivenöl, Nüsse', 'eine kleine Handvoll Nüsse'],
        ),
        h2('Und die Getränke?'),
        p(
          'Rund **anderthalb Liter** am Tag sind ein guter Richtwert, bei Hitze und Sport mehr. Wasser und ungesüßter Tee sind ideal. Saft ist eher Obst als Getränk: Ein kleines Glas genügt, am besten als Schorle.',
        ),
        tip(
          'Fang mit dem Mittagessen an. Eine Handvoll Gemüse mehr – roh, aus der Pfanne oder aus der Tiefkühltruhe – verändert schon den ganzen Tag.',
        ),
      ),
    ),
    chapter(
      'Einkaufen und planen',
      'Mit einem Plan isst du besser und wirfst weniger weg.',
      text(
        'Zutatenlisten lesen in zehn Sekunden',
        p('Vorn auf der Packung steht, was verkaufen soll. Hinten steht, was drin ist. Drei Blicke genügen.'),
        h2('Drei Blicke'),
        ol(
          '**Die ersten drei Zutaten:** Sie machen den größten Teil aus, denn die Liste ist nach Menge geordnet.',
          '**Die Länge:** Je kürzer die Liste, desto näher ist das Produkt meist am Lebensmittel.',
          '**Der Zucker:** Er versteckt sich hinter Wörtern wie Glukosesirup, Dextrose, Maltodextrin oder Dicksaft.',
        ),
        h2('Was Werbesprüche bedeuten'),
        ul(
          '*Ohne Zuckerzusatz* heißt nicht zuckerfrei: Fruchtzucker kann reichlich enthalten sein.',
          '*Mit der Kraft aus Früchten* sagt nichts über die Menge.',
          '*Leicht* bedeutet mindestens 30 Prozent weniger, etwa von Fett oder Zucker – aber weniger als was?',
        ),
        warning(
          'Bei einer Allergie oder Unverträglichkeit lies die ganze Liste. Die 14 wichtigsten Auslöser müssen hervorgehoben sein, zum Beispiel fett gedruckt.',
        ),
      ),
      text(
        'Dein Wochenplan in zehn Minuten',
        p(
          'Wer plant, kauft gezielter ein, kocht öfter selbst und wirft weniger weg. Perfekt muss der Plan nicht sein. Vier bis fünf Gerichte reichen für eine Woche; der Rest ergibt sich.',
        ),
        h2('So gehst du vor'),
        ol(
          'Schau in Kühlschrank und Vorrat: Was muss weg?',
          'Wähl vier Gerichte. Eines davon mit Hülsenfrüchten, eines mit Fisch oder Ei.',
          'Koch zwei davon in doppelter Menge: So hast du an zwei Tagen frei.',
          'Schreib die Einkaufsliste in der Reihenfolge, in der du durch den Laden gehst.',
          'Geh satt einkaufen.',
        ),
        h2('Hunger oder Appetit?'),
        p(
          'Hunger kommt langsam, sitzt im Bauch und ist mit vielem zufrieden. Appetit kommt plötzlich, sitzt im Kopf und will etwas Bestimmtes. Wenn du unsicher bist, frag dich: *Würde ich jetzt auch einen Apfel essen?* Lautet die Antwort Nein, ist es meist Appetit. Den darfst du haben – iss dann bewusst, im Sitzen und ohne Bildschirm.',
        ),
        tip('Häng den Plan an den Kühlschrank. Was alle sehen, wird auch gekocht.'),
      ),
      quiz(
        'Quiz: Rund um den Teller',
        'Fünf Fragen zum Abschluss. Vier richtige genügen.',
        4,
        single(
          'Was gehört auf die Hälfte des Tellers?',
          'Gemüse und Obst',
          ['Fleisch', 'Nudeln', 'Käse'],
          'Gemüse und Obst füllen die Hälfte. Vollkorn oder Kartoffeln und Eiweiß teilen sich den Rest.',
        ),
        trueFalse(
          '„Ohne Zuckerzusatz“ bedeutet, dass kein Zucker enthalten ist.',
          false,
          'Es wurde nur keiner zugesetzt. Natürlicher Zucker, etwa aus Früchten, kann reichlich enthalten sein.',
        ),
        multiple(
          'Welche Lebensmittel liefern viel pflanzliches Eiweiß?',
          ['Linsen', 'Kichererbsen', 'Weiße Bohnen'],
          ['Gurke', 'Apfel'],
          'Hülsenfrüchte gehören zu den besten pflanzlichen Eiweißquellen und machen lange satt.',
        ),
        order(
          'Bring die Schritte zum Wochenplan in die richtige Reihenfolge.',
          ['Vorräte anschauen', 'Gerichte auswählen', 'Einkaufsliste schreiben', 'Satt einkaufen gehen'],
          'Erst der Blick in den Kühlschrank, dann der Plan – so bleibt am wenigsten übrig.',
        ),
        shortText(
          'Wie viele Portionen Gemüse und Obst am Tag sind ein gutes Ziel? (eine Zahl)',
          ['5', 'fünf'],
          'Fünf Portionen am Tag, eine Portion ist so viel, wie in deine Hand passt.',
        ),
      ),
    ),
  ],
}
