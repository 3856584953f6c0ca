const words = (text: string): string[] => text.split(' ')

/** What the people, clubs and places of a filled database are called: names that many bear. */
export const firstNames = words(
  'Anna Lena Maria Sophie Jürgen Thomas Ayşe Fatma Katharina Jörg Sabine Petra Wolfgang Günther Michael ' +
    'Stefan Julia Laura Mehmet Emine Łukasz Agnieszka Paweł Olga Dmitri Svetlana Hannah Emma Paul Felix ' +
    'Björn Kirsten Renate Heinz Ursula Gisela Monika Karl-Heinz André Zoë',
)

export const lastNames = words(
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein ' +
    'Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hartmann Lange Werner Krause Lehmann Köhler ' +
    'Maier Walter König Özdemir Kaya Demir Şahin Kowalski Nowak Petrov Ivanova Groß Weiß Jäger Sauer Böhm ' +
    'Winkler Roth Vogel Pfeiffer Huber Scholz Möller',
)

export const streets = ['Lindenweg', 'Hauptstraße', 'Am Bach', 'Schulgasse', 'Gartenstraße', 'Mühlenweg']

/** Places with their postcodes, in the same order. */
export const cities = ['Kassel', 'Göttingen', 'Fulda', 'Marburg', 'Köln', 'München', 'Görlitz', 'Rostock']
export const zips = ['34117', '37073', '36037', '35037', '50667', '80331', '02826', '18055']

export const clubs = ['Turnverein', 'Sportverein', 'Gesund in', 'Kneipp-Verein', 'Rückhalt', 'Turngemeinde']
