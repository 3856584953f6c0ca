import { cover, gradient, stroke } from './cover-parts.ts'
import { plate } from './motifs.ts'
import { paint } from './palette.ts'

const ground = gradient('sky', paint.cream, paint.sand)

/** Somebody sitting at a table with a screen at eye level. */
const sitzplatz = (): string =>
  cover(
    ground,
    `<rect y="770" width="1600" height="130" fill="${paint.wheat}"/>`,
    // table and screen
    stroke('M820 500 H1330 M1270 500 V770 M880 500 V770', paint.hair, 26),
    `<rect x="1090" y="200" width="34" height="240" rx="14" fill="${paint.ink}"/>`,
    stroke('M1124 330 H1180 V490 M1130 490 H1230', paint.ink, 18),
    stroke('M860 478 H990', paint.ink, 16),
    // chair
    stroke(
      'M420 300 C400 420 410 480 430 560 M430 566 H690 M560 566 V700 M470 740 L560 700 L650 740',
      paint.teal,
      26,
    ),
    // person
    stroke('M520 520 L730 530 L736 740 L800 748', paint.ink, 64),
    stroke('M510 330 L508 500', paint.clay, 120),
    stroke('M530 330 L590 462 L850 462', paint.coral, 42),
    `<circle cx="528" cy="200" r="66" fill="${paint.skin}"/><path d="M462 208 a68 70 0 0 1 132 -20 q-70 -26 -104 62z" fill="${paint.hair}"/>`,
    // eye level
    stroke('M620 206 H1070', paint.moss, 5).replace('/>', ' stroke-dasharray="6 20"/>'),
  )

/** Four waves of a night, deep at first and shallower towards the morning. */
const schlafkurve = (): string =>
  cover(
    gradient('sky', paint.midnight, paint.night, paint.indigo),
    ...[240, 400, 560, 720].map((y) =>
      stroke(`M140 ${y} H1460`, paint.lilac, 2).replace('/>', ' opacity=".35"/>'),
    ),
    stroke(
      'M140 220 C220 220 230 700 320 700 S420 270 480 270 S560 690 640 690 S740 270 800 270 S880 530 950 530 S1040 262 1100 262 S1180 430 1240 430 S1330 230 1460 220',
      paint.sun,
      14,
    ),
    ...[
      [480, 270],
      [800, 270],
      [1100, 262],
    ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="22" fill="${paint.rose}"/>`),
    `<circle cx="1440" cy="120" r="52" fill="${paint.sun}"/><path transform="translate(150 120) scale(.42)" d="M34 -104 A108 108 0 1 0 100 58 A88 88 0 1 1 34 -104Z" fill="${paint.cream}"/>`,
  )

/** A curve with its best part in the middle. */
const stresskurve = (): string =>
  cover(
    ground,
    `<rect x="620" y="130" width="360" height="620" rx="40" fill="${paint.sage}" opacity=".4"/>`,
    stroke('M160 130 V750 H1460', paint.ink, 10),
    stroke('M130 160 L160 122 L190 160 M1430 720 L1470 750 L1430 780', paint.ink, 10),
    stroke('M200 710 C440 690 560 210 800 210 S1160 690 1400 710', paint.clay, 18),
    `<circle cx="800" cy="210" r="30" fill="${paint.moss}"/><circle cx="270" cy="700" r="24" fill="${paint.sky}"/><circle cx="1330" cy="700" r="24" fill="${paint.berry}"/>`,
  )

/** The plate of half vegetables, a quarter grain and a quarter pulses. */
const teller = (): string => cover(ground, `<g transform="translate(800 450) scale(2)">${plate()}</g>`)

const LUNG =
  'M0 -250 C-16 -190 -24 -150 -20 -60 C-18 20 -20 90 -36 130 C-110 110 -190 130 -226 160 C-260 20 -220 -160 -110 -240 C-70 -266 -20 -280 0 -250Z'

/** A trunk with lungs and the diaphragm that moves down. */
const zwerchfell = (): string =>
  cover(
    gradient('sky', paint.mist, paint.cream),
    `<path d="M690 0 V120 C690 180 560 190 470 230 C400 262 390 340 400 430 L430 900 H1170 L1200 430 C1210 340 1200 262 1130 230 C1040 190 910 180 910 120 V0Z" fill="${paint.peach}"/>`,
    stroke('M800 60 V250 M800 250 L730 320 M800 250 L870 320', paint.teal, 26),
    `<g transform="translate(775 440)"><path d="${LUNG}" fill="${paint.coral}"/></g><g transform="translate(825 440) scale(-1 1)"><path d="${LUNG}" fill="${paint.coral}"/></g>`,
    stroke('M500 680 C560 540 1040 540 1100 680', paint.berry, 30),
    stroke('M500 740 C600 700 1000 700 1100 740', paint.berry, 12).replace(
      '/>',
      ' stroke-dasharray="4 26"/>',
    ),
    stroke('M800 640 V800 M750 756 L800 810 L850 756', paint.deep, 22),
  )

const illustrations = { sitzplatz, schlafkurve, stresskurve, teller, zwerchfell }

/** The pictures drawn for rich-text lectures. */
export type IllustrationKey = keyof typeof illustrations

export const isIllustrationKey = (word: string): word is IllustrationKey => Object.hasOwn(illustrations, word)

/** The keys of all pictures. */
export const illustrationKeys: readonly IllustrationKey[] =
  Object.keys(illustrations).filter(isIllustrationKey)

/** A lecture's picture as an SVG of 1600 by 900, without words. */
export const illustrationSvg = (key: IllustrationKey): string => illustrations[key]()
