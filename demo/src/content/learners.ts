import type { CourseKey } from './content.types.ts'
import type { DemoLearner } from './people.ts'

/** First and last name, birth date, street, zip, city. */
type Row = readonly [string, string, string, string, string, string]

const rows: readonly Row[] = [
  ['Jörg', 'Müller', '1959-04-02', 'Lindenstraße 3', '34119', 'Kassel'],
  ['Zeynep', 'Yılmaz', '1992-12-09', 'Sonnenallee 88', '12045', 'Berlin'],
  ['Friederike', 'von der Heydt', '1977-05-23', 'Kirchplatz 2', '35037', 'Marburg'],
  ['Łukasz', 'Kowalski', '1988-10-17', 'Hafenweg 14', '48155', 'Münster'],
  ['Karl-Heinz', 'Strauß', '1951-01-30', 'Feldweg 9', '34346', 'Hann. Münden'],
  ['Aïcha', 'Benali', '1995-07-08', 'Bergstraße 21', '69115', 'Heidelberg'],
  ['Ute', 'Groß', '1964-09-11', 'Am Anger 6', '99084', 'Erfurt'],
  ['Sören', 'Jørgensen', '1983-03-03', 'Fördestraße 12', '24944', 'Flensburg'],
  ['Magdalena', 'Nowak', '1979-11-28', 'Parkstraße 40', '01309', 'Dresden'],
  ['Thuy', 'Nguyễn', '1990-06-19', 'Marktgasse 7', '97070', 'Würzburg'],
  ['Björn', 'Lüdemann', '1972-02-14', 'Deichstraße 31', '28203', 'Bremen'],
  ['Hannelore', 'Süß', '1948-08-05', 'Gartenstraße 10', '34123', 'Kassel'],
  ['Émilie', 'Laurent', '1986-04-26', 'Rheinufer 5', '50668', 'Köln'],
  ['Giuseppe', 'D’Angelo', '1969-12-01', 'Bahnhofstraße 19', '70173', 'Stuttgart'],
  ['Käthe', 'Brömmelhaus', '1955-10-10', 'Mühlenweg 1', '49074', 'Osnabrück'],
  ['Ivana', 'Marković', '1993-01-15', 'Leopoldstraße 77', '80802', 'München'],
  ['Dieter', 'Schöne', '1962-07-22', 'Ringstraße 28', '04229', 'Leipzig'],
  ['Anne-Sophie', 'Müller-Lüdenscheidt', '1981-09-09', 'Schlossallee 4', '76131', 'Karlsruhe'],
  ['Mehmet', 'Şahin', '1976-03-18', 'Brunnenweg 15', '45127', 'Essen'],
  ['Renate', 'Weiß', '1957-05-06', 'Wiesengrund 11', '37085', 'Göttingen'],
  ['Ólafur', 'Þórsson', '1984-11-13', 'Hansaring 62', '23552', 'Lübeck'],
  ['Petra', 'Jäger', '1966-02-27', 'Dorfstraße 33', '18055', 'Rostock'],
  ['Tomáš', 'Dvořák', '1989-08-31', 'Neustadt 8', '08056', 'Zwickau'],
  ['Gül', 'Aydın', '1998-04-12', 'Kaiserstraße 51', '60329', 'Frankfurt am Main'],
  ['Wolfgang', 'Füßler', '1953-06-07', 'Am Hang 18', '87435', 'Kempten'],
  ['Maja', 'Höß', '1996-10-24', 'Uferweg 3', '88045', 'Friedrichshafen'],
  ['Claus-Dieter', 'Öhler', '1960-12-19', 'Stadtweg 22', '38100', 'Braunschweig'],
  ['Ngozi', 'Okafor', '1991-05-16', 'Weststraße 9', '44137', 'Dortmund'],
  ['Gerda', 'Löwe', '1946-01-08', 'Seniorenpark 2', '34131', 'Kassel'],
  ['Andrés', 'Muñoz', '1987-07-29', 'Südring 46', '33098', 'Paderborn'],
  ['Sibylle', 'Preuß', '1970-09-02', 'Goethestraße 13', '07743', 'Jena'],
  ['Kevin', 'Bähr', '1999-03-25', 'Talstraße 5', '57072', 'Siegen'],
  ['Oksana', 'Шевченко', '1994-11-06', 'Theaterplatz 1', '09111', 'Chemnitz'],
  ['Ruth', 'Grün', '1963-08-14', 'Hochstraße 27', '67655', 'Kaiserslautern'],
  ['Åsa', 'Lindqvist', '1982-02-09', 'Kieler Straße 100', '22769', 'Hamburg'],
  ['Peter', 'Kuß', '1967-06-21', 'Alter Markt 4', '17489', 'Greifswald'],
  ['Fatima', 'El-Amrani', '2000-10-03', 'Nordstraße 36', '40477', 'Düsseldorf'],
  ['Ludwig', 'Äpfelbach', '1958-04-18', 'Weinbergweg 7', '97082', 'Würzburg'],
  ['Noëlle', 'Fontaine', '1997-12-27', 'Rathausplatz 2', '66111', 'Saarbrücken'],
  ['Stephan', 'Hübner', '1975-01-11', 'Eichenweg 20', '06108', 'Halle (Saale)'],
]

const courses: readonly [CourseKey, ...CourseKey[]] = ['ruecken', 'schlaf', 'stress', 'ernaehrung', 'atmung']
const shares = [0, 0.15, 0.4, 0.65, 1, 1] as const
const insurances = ['Lindenkasse', 'Nordlicht Krankenkasse', 'Betriebskrankenkasse Grünwerk', null] as const
const societies = [
  'Turnverein Lindenau 1898',
  'Gesund in Kassel e. V.',
  'Empfehlungen Markus Öztürk',
  null,
] as const

const at = <T>(list: readonly [T, ...T[]], index: number): T => {
  const found = list[index % list.length]
  return found === undefined ? list[0] : found
}

/** What belongs into the local part of an address: `Müller-Lüdenscheidt` becomes `mueller-luedenscheidt`. */
const mailWord = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .replaceAll(/[łøþı]/gu, (letter) => ({ ł: 'l', ø: 'o', þ: 'th', ı: 'i' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/gu, '')

/** Two courses each, spread evenly and always the same; nearly a third of them finished. */
const progressOf = (index: number): DemoLearner['progress'] => ({
  [at(courses, index)]: at(shares, index + 3),
  [at(courses, index + 2)]: at(shares, index),
})

/** So many of them came last year, the same number to each society. */
const CAME_LAST_YEAR = 24

/** Forty learners with the names people really have. */
export const demoLearners: readonly DemoLearner[] = rows.map(
  ([first_name, last_name, birth_date, street, zip, city], index) => ({
    // The number keeps addresses apart, also of names in other alphabets.
    email: `${mailWord(first_name)}.${mailWord(last_name) || 'gast'}.${index + 1}@beispiel.example`,
    first_name,
    last_name,
    birth_date,
    street,
    zip,
    city,
    parent_name: '',
    parent_birth_date: null,
    insurance: at(insurances, index),
    society: at(societies, Math.floor(index / 2)),
    progress: progressOf(index),
    last_year: index < CAME_LAST_YEAR ? at(courses, index + 1) : null,
  }),
)
