import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readPdf } from '../../../testing/read-pdf.ts'
import { printedCertificate, type CertificateContent } from './printed-certificate.ts'
import { closeTypesetter, typesetCertificate, typesetPage } from './typesetter.ts'

const long = (letter: string, count: number) => `${letter.repeat(count - 1)}x`

const content = (name: string, over: Partial<CertificateContent['facts']> = {}): CertificateContent => ({
  number: 'KP-2026-7K4M-9QXT-2WHD',
  checkUrl: 'https://kursportal.example/certificate/KP-2026-7K4M-9QXT-2WHD',
  accent: '#1f6f5f',
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  facts: {
    title: 'Teilnahmebescheinigung',
    wording: '',
    name,
    form: '12/2024',
    replaces: null,
    birth_date: null,
    course_title: 'Starker Rücken',
    from: '2026-10-22',
    to: '2026-11-18',
    instructor_name: 'Weiß, Eva',
    instructor_qualification: '',
    held_in_person: true,
    prevention_principle: 'Förderung von Entspannung',
    course_number: 'KU-BE-7K4M9Q',
    fee_cents: 8900,
    declarations: ['Die Teilnahme setzt keine Mitgliedschaft voraus.', 'Alle Angaben sind wahr.'],
    units_attended: 8,
    units_offered: 8,
    unit_minutes: 45,
    place: 'Kassel',
    issued_on: '2026-11-21',
    issuer: 'Gesund e. V.',
    provider: { name: 'Gesund e. V.', street: 'Weg 1', zip: '34117', city: 'Kassel', signatory: 'Eva Weiß' },
    ...over,
  },
  markdown: `${name} hat *teilgenommen*.`,
  insured: {
    birth_date: '1980-05-17',
    signed_on: null,
    street: 'Rosenweg 4',
    zip: '89073',
    city: 'Ulm',
    insurance: 'Lindenkasse',
    insurance_id: null,
    insurance_number: 'A123456780',
    iban: null,
    parent_name: null,
    parent_birth_date: null,
    signature: { kind: 'typed', text: name },
    declarations: ['Ich habe selbst teilgenommen.', 'Meine Angaben sind richtig.'],
    privacy: 'Rechtsgrundlage ist § 284 Absatz 1 Nummer 4 SGB V.',
  },
  signaturePng: null,
  providerPng: null,
})
const setFor = (name: string, over: Partial<CertificateContent['facts']> = {}) =>
  typesetCertificate(printedCertificate(content(name, over)))

afterAll(closeTypesetter)

it('lets the process do other things meanwhile', async () => {
  let turns = 0
  const ticking = setInterval(() => (turns += 1), 1)
  await setFor('Anna Ärmel')
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(5)
})

it('answers each of many with its own', async () => {
  const names = ['Anna', 'Berta', 'Carla', 'Dora', 'Erna']
  const files = await Promise.all(names.map((name) => setFor(name)))
  const pages = await Promise.all(files.map(async (file) => (await readPdf(file)).pages[0]))
  expect(pages.map((page, index) => page?.includes(`${names[index]} hat teilgenommen.`))).toEqual(
    names.map(() => true),
  )
})

it('has every field of part one, and the provider signs it', async () => {
  const [page] = (await readPdf(await setFor('Anna Ärmel'))).pages
  for (const field of [
    'Gesund e. V. Weg 1, 34117 Kassel',
    'Angaben nach Version 12/2024',
    'Teilnehmende Person (Vor- und Nachname) Anna Ärmel',
    'Kurs Starker Rücken',
    'Zeitraum (von – bis) 22.10.2026 bis 18.11.2026',
    'Teilnahme an 8 von 8 Kurseinheiten à 45 Minuten',
    'Präventionsprinzip Förderung von Entspannung',
    'Kursleitung (Nachname, Vorname) Weiß, Eva',
    'Kurs-ID (KU-…) KU-BE-7K4M9Q',
    'Die Kursleitung hat den Kurs persönlich durchgeführt ja',
    'Entrichtete Gebühr 89,00 €',
    'Der Anbieter erklärt: • Die Teilnahme setzt keine Mitgliedschaft voraus. • Alle Angaben sind wahr.',
    'Kassel, 21.11.2026 Eva Weiß',
    'Eva Weiß, für den Anbieter',
  ])
    expect(page).toContain(field)
  // Nothing of the person's own part, which is not for whoever checks the certificate.
  expect(page).not.toMatch(/17\.05\.1980|A123456780|Rosenweg|Unterschrift der/)
})

it('has every field of part two, and the person signs it', async () => {
  const { insured, ...rest } = content('Anna Ärmel')
  const whole = { ...rest, insured: { ...insured, iban: 'DE89370400440532013000' } }
  const page = (await readPdf(await typesetCertificate(printedCertificate(whole)))).pages[1]
  for (const field of [
    'Teil 2: Angaben der versicherten Person',
    'Rechtsgrundlage ist § 284 Absatz 1 Nummer 4 SGB V.',
    'Name Anna Ärmel',
    'Geboren am 17.05.1980',
    'Anschrift Rosenweg 4, 89073 Ulm',
    'Krankenkasse Lindenkasse',
    'Versichertennummer A123456780',
    'Anbieter (Name und Anschrift) Gesund e. V., Weg 1, 34117 Kassel',
    'IBAN für die Erstattung DE89 3704 0044 0532 0130 00',
    'Mit der Unterschrift bestätigt die teilnehmende Person: • Ich habe selbst teilgenommen. • Meine Angaben',
    'Ulm, 21.11.2026',
    'Unterschrift der teilnehmenden Person, elektronisch getippt',
    'in der App oder im Login-Bereich der Krankenkasse ist die Unterschrift entbehrlich',
  ])
    expect(page).toContain(field)
  expect(page).not.toContain('Gesetzliche Vertretung')
})

it('says what a parent signed', async () => {
  const { insured, ...rest } = content('Mia Ärmel')
  const minor = {
    ...rest,
    insured: { ...insured, parent_name: 'Petra Ärmel', parent_birth_date: '1980-01-01' },
  }
  const [first, second] = (await readPdf(await typesetCertificate(printedCertificate(minor)))).pages
  expect(second).toContain('Gesetzliche Vertretung Petra Ärmel')
  expect(second).toContain('Geboren am 01.01.1980')
  expect(second).toContain('Mit der Unterschrift bestätigt Petra Ärmel als Elternteil')
  expect(first).not.toContain('Petra')
})

it('leaves what nobody said as an empty field for an insurance, and out for everybody else', async () => {
  const { insured, facts, ...rest } = content('Anna')
  const gaps = {
    units_attended: null,
    prevention_principle: null,
    course_number: null,
    fee_cents: null,
    held_in_person: false,
  }
  const pagesFor = async (insurance: string | null) => {
    const said = { ...rest, facts: { ...facts, ...gaps }, insured: { ...insured, insurance } }
    return (await readPdf(await typesetCertificate(printedCertificate(said)))).pages
  }
  const fields =
    /Teilnahme an.*Präventionsprinzip.*Kurs-ID.*persönlich durchgeführt(?! ja).*Entrichtete Gebühr/
  const [asked, plain] = [await pagesFor('Lindenkasse'), await pagesFor(null)]
  expect(asked[0]).toMatch(fields)
  expect(asked[0]).not.toMatch(/Kurseinheiten|€/)
  expect(asked[1]).toContain('IBAN für die Erstattung')
  expect(plain.join(' ')).not.toMatch(/Teilnahme an|Präventionsprinzip|Kurs-ID|Gebühr|IBAN|Krankenkasse/)
})

it.each([
  ['speaks of one minute', { unit_minutes: 1 }, /8 von 8 Kurseinheiten à 1 Minute /],
  ['names one day once', { from: '2026-11-18' }, /Zeitraum \(von – bis\) 18\.11\.2026 Teilnahme/],
  ['leaves the line open where no provider was entered', { provider: null }, /Unterschrift des Anbieters/],
])('%s', async (_case, over, said) => {
  expect((await readPdf(await setFor('Anna', over))).pages[0]).toMatch(said)
})

it('puts each field on a line of its own, all labels at one edge', async () => {
  const { placed } = await readPdf(await setFor('Anna Ärmel'))
  const labels = [
    'Teilnehmende Person',
    'Kurs',
    'Zeitraum',
    'Präventionsprinzip',
    'Kursleitung',
    'Die Kursleitung',
  ]
  const found = labels.map((label) =>
    placed.find(({ text }) => text === label || text.startsWith(`${label} `)),
  )
  const lines = found.map((piece) => piece?.y ?? Number.NaN)
  const gaps = lines.slice(1).map((y, index) => (lines[index] ?? Number.NaN) - y)
  expect(Math.min(...gaps)).toBeGreaterThan(28)
  expect(new Set(found.map((piece) => Math.round(piece?.x ?? 0))).size).toBe(1)
})

it('keeps a name of a hundred and a hundred letters on the paper', async () => {
  const { placed } = await readPdf(await setFor(`${long('W', 100)} ${long('M', 100)}`))
  expect(Math.max(...placed.map(({ x, width }) => x + width))).toBeLessThan(540)
})

it('is read out of the file as it was written, without anything at the places it was parted at', async () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevorałternwarengewissenhaft'
  const { pages } = await readPdf(await setFor(`Ada ${name}`))
  const text = pages[0] ?? ''
  expect(text).not.toContain('\u200B')
  expect(text.replaceAll(/\s+/g, '')).toContain(`Ada${name}`)
})

it.each([
  ['letters of a hundred and a hundred', `${long('W', 100)} ${long('M', 100)}`],
  ['two hundred letters in words', 'Anna Maria '.repeat(18)],
  ['two hundred of Devanagari', 'अनिता शर्मा '.repeat(16)],
])('stays on two pages with %s', async (_case, name) => {
  const file = await setFor(name, {
    course_title: long('Rücken ', 28),
    instructor_name: long('Eva ', 50),
    prevention_principle: long('Bewegung ', 30),
    declarations: Array(7).fill(
      'Eine Erklärung, die über eine ganze Zeile und noch ein Stück darüber hinaus geht. '.repeat(2),
    ) as string[],
  })
  expect((await readPdf(file)).pages).toHaveLength(2)
})

it.each(['ि', '\u0E33', 'अ\u094D\u200D', '\u05B0א', '🌻', 'ࡀࡁ', '\u0300a', '᚛ᚐ᚜', 'é̄', '𐐷'])(
  'sets %j in some way',
  async (name) => {
    expect((await readPdf(await setFor(name))).pages).toHaveLength(2)
  },
)

it.each([
  ['Latin', 'Łucja Þórsdóttir', /\p{Script=Latin}{2}/u],
  ['Greek', 'Ελένη Παπαδοπούλου', /\p{Script=Greek}{2}/u],
  ['Cyrillic', 'Оксана Шевченко', /\p{Script=Cyrillic}{2}/u],
  ['Arabic', 'فاطمة الزهراء', /\p{Script=Arabic}{2}/u],
  ['Hebrew', 'נועה לוי', /\p{Script=Hebrew}{2}/u],
  ['Devanagari', 'अनिता शर्मा', /\p{Script=Devanagari}{2}/u],
  ['Bengali', 'অনিতা সেন', /\p{Script=Bengali}{2}/u],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ', /\p{Script=Gurmukhi}{2}/u],
  ['Gujarati', 'મીના પટેલ', /\p{Script=Gujarati}{2}/u],
  ['Tamil', 'மீனா குமார்', /\p{Script=Tamil}{2}/u],
  ['Telugu', 'లక్ష్మి రావు', /\p{Script=Telugu}{2}/u],
  ['Kannada', 'ಲಕ್ಷ್ಮಿ ರಾವ್', /\p{Script=Kannada}{2}/u],
  ['Malayalam', 'ലക്ഷ്മി നായർ', /\p{Script=Malayalam}{2}/u],
  ['Sinhala', 'අමිල පෙරේරා', /\p{Script=Sinhala}{2}/u],
  ['Armenian', 'Անի Պետրոսյան', /\p{Script=Armenian}{2}/u],
  ['Georgian', 'ნინო ბერიძე', /\p{Script=Georgian}{2}/u],
  ['Ethiopic', 'ሰላም ተስፋዬ', /\p{Script=Ethiopic}{2}/u],
  ['Thai', 'สมหญิง ใจดี', /\p{Script=Thai}{2}/u],
  // Their typefaces are too large to ship: written in Latin letters.
  ['Han', '王小明', /Wang ?Xiao ?Ming/],
  ['Hangul', '김민지', /Gim ?Min ?Ji/i],
  ['Kana', 'さくら', /sakura/i],
])('sets a name in %s on both of two pages', async (_script, name, written) => {
  const { pages } = await readPdf(await setFor(name))
  expect(pages).toHaveLength(2)
  expect(pages[0]?.split('(Vor- und Nachname)')[1]).toMatch(written)
  expect(pages[1]?.split('Name ')[1]).toMatch(written)
})

it('draws a page of the file as a picture without fonts', async () => {
  const file = await setFor('अनिता')
  const [first, second] = [await typesetPage(file, 1), await typesetPage(file, 2)]
  expect(first.toString()).toMatch(/^<svg/)
  expect(first.toString()).not.toMatch(/<text|font-family/)
  expect(first.equals(second)).toBe(false)
})

/** Sets a certificate in a process of its own; what it answers: the file's hash, and whether it knows Noto Sans. */
const onMachine = async (home: string): Promise<{ hash: string; knowsNoto: boolean }> => {
  const here = new URL('.', import.meta.url).href
  const { resolve } = createRequire(import.meta.url)
  const script = `
    import { setCertificate } from '${here}compile.ts'
    import { printedCertificate } from '${here}printed-certificate.ts'
    import { NodeCompiler } from '${resolve('@myriaddreamin/typst-ts-node-compiler')}'
    import { createHash } from 'node:crypto'
    const content = JSON.parse(process.argv[1])
    const file = setCertificate(printedCertificate({ ...content, issuedAt: new Date(content.issuedAt) }))
    const compiler = NodeCompiler.create({ workspace: '/' })
    const warnings = compiler.compile({ mainFileContent: '#text(font: "Noto Sans", fallback: false)[A]' }).takeWarnings()
    console.log(JSON.stringify({
      hash: createHash('sha256').update(file).digest('hex'),
      knowsNoto: warnings === null,
    }))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      script,
      JSON.stringify(content('Ελένη अनिता Nguyễn')),
    ],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: home,
        XDG_DATA_HOME: join(home, '.local/share'),
        FONTCONFIG_FILE: join(home, 'none.conf'),
      },
    },
  )
  return JSON.parse(stdout) as { hash: string; knowsNoto: boolean }
}

it('gives the same bytes whatever fonts the machine has', async () => {
  const [bare, rich] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'fonts-'))))
  const { resolve } = createRequire(import.meta.url)
  const noto = dirname(resolve('@expo-google-fonts/noto-sans/package.json'))
  for (const folder of ['.fonts', '.local/share/fonts']) {
    await mkdir(join(rich ?? '', folder), { recursive: true })
    await cp(noto, join(rich ?? '', folder, 'noto'), { recursive: true, dereference: true })
  }
  const [without, with_] = [await onMachine(bare ?? ''), await onMachine(rich ?? '')]
  expect([without.knowsNoto, with_.knowsNoto]).toEqual([false, true])
  expect(with_.hash).toBe(without.hash)
  expect(
    createHash('sha256')
      .update(await setFor('Ελένη अनिता Nguyễn'))
      .digest('hex'),
  ).toBe(without.hash)
  await Promise.all([bare, rich].map((folder) => rm(folder ?? '', { recursive: true })))
})
