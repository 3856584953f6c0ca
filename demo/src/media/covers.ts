import type { CourseKey } from '../content/content.types.ts'
import { cloud, cover, glow, gradient, hill, stroke, sun } from './cover-parts.ts'
import { leaf, moon, plate, star } from './motifs.ts'
import { paint } from './palette.ts'

/** Somebody stretching in front of hills in the morning sun. */
const ruecken = (): string =>
  cover(
    gradient('sky', '#fde9cf', paint.peach, paint.cream),
    sun(980, 380, 150),
    cloud(300, 210, 1.1),
    cloud(1380, 170, 0.8),
    hill(560, [520, 470], 600, paint.sage),
    hill(690, [1100, 560], 640, paint.moss),
    hill(760, [420, 690], 820, paint.forest),
    // the figure: legs, trunk, arms, head
    stroke('M946 560 L926 690 L918 820 M1010 560 L1032 690 L1042 820', paint.ink, 58),
    stroke('M918 824 L884 832 M1042 824 L1076 832', paint.ink, 46),
    stroke('M978 350 L978 540', paint.clay, 124),
    stroke('M930 350 C860 270 850 190 904 110 M1026 350 C1096 270 1106 190 1052 110', paint.coral, 46),
    `<path d="M960 250 h36 v60 h-36z" fill="${paint.skin}"/><circle cx="978" cy="220" r="62" fill="${paint.skin}"/><path d="M914 222 a64 66 0 0 1 128 0 q-60 -48 -128 0z" fill="${paint.hair}"/><circle cx="978" cy="146" r="26" fill="${paint.hair}"/><circle cx="904" cy="104" r="24" fill="${paint.skin}"/><circle cx="1052" cy="104" r="24" fill="${paint.skin}"/>`,
    leaf(170, 900, 190, -18, paint.moss),
    leaf(230, 900, 240, 10, paint.sage),
    leaf(290, 900, 170, 34, paint.moss),
    leaf(1420, 900, 200, -26, paint.sage),
    leaf(1480, 900, 250, 6, paint.moss),
  )

/** A moon over a calm lake between dark hills. */
const schlaf = (): string =>
  cover(
    gradient('sky', paint.midnight, paint.night, paint.indigo, paint.lilac) + glow('light', paint.sun),
    ...[
      [180, 150, 16],
      [360, 300, 10],
      [520, 110, 20],
      [690, 250, 11],
      [860, 130, 13],
      [1420, 120, 18],
      [1300, 330, 11],
      [1500, 420, 12],
      [980, 330, 9],
    ].map(([x = 0, y = 0, size = 0]) => star(x, y, size)),
    '<circle cx="1120" cy="270" r="330" fill="url(#light)" opacity=".35"/>',
    `<g transform="translate(1120 270) scale(1.05)">${moon()}</g>`,
    hill(520, [420, 430], 560, '#3b4079'),
    hill(560, [1250, 450], 520, '#32366a'),
    `<rect y="600" width="1600" height="300" fill="${paint.indigo}"/>`,
    hill(600, [300, 560], 596, paint.night),
    '<rect y="640" width="1600" height="260" fill="#565c9c"/>',
    ...[0, 1, 2, 3, 4].map((row) =>
      stroke(`M${1040 - row * 22} ${676 + row * 46} h${160 + row * 44}`, paint.sun, 10 - row).replace(
        '/>',
        ` opacity="${0.75 - row * 0.13}"/>`,
      ),
    ),
    stroke('M180 720 h190 M460 790 h150 M700 700 h110 M1380 750 h140', paint.lilac, 6),
    `<path d="M0 900 V700 C120 640 190 720 280 760 S470 800 560 900Z M1600 900 V660 C1500 640 1440 730 1370 780 S1240 830 1180 900Z" fill="${paint.midnight}"/>`,
    ...[
      [70, 700, 190],
      [150, 720, 240],
      [240, 760, 170],
      [1530, 690, 230],
      [1450, 730, 180],
    ].map(
      ([x = 0, y = 0, size = 0]) =>
        `<path d="M${x} ${y + 40} v${-size * 0.3} M${x} ${y - size} l${size * 0.26} ${size * 0.86} h${-size * 0.52}z" fill="${paint.midnight}" stroke="${paint.midnight}" stroke-width="14" stroke-linejoin="round"/>`,
    ),
  )

/** A small boat on still water before mountains in the evening. */
const stress = (): string =>
  cover(
    gradient('sky', '#f9dcc4', '#f5c3ae', paint.rose) + gradient('water', '#9cc4c6', paint.teal),
    sun(520, 400, 110, '#fff1d6'),
    cloud(1180, 180, 1.1, paint.white, 0.6),
    cloud(250, 250, 0.8, paint.white, 0.55),
    `<path d="M0 560 L210 380 L330 470 L560 300 L800 520 L960 420 L1180 560 L1600 540 V620 H0Z" fill="${paint.lilac}" opacity=".75"/>`,
    `<path d="M300 590 L620 440 L800 540 L1100 330 L1350 510 L1440 460 L1600 560 V620 H300Z" fill="#8a86b8"/>`,
    `<path d="M1100 330 L1030 382 L1075 396 L1108 374 L1150 408 L1178 387Z" fill="${paint.cream}"/>`,
    '<rect y="590" width="1600" height="310" fill="url(#water)"/>',
    `<path d="M0 590 C240 560 420 580 640 590Z M960 590 C1200 556 1420 570 1600 590Z" fill="${paint.deep}" opacity=".55"/>`,
    stroke('M440 640 h160 M470 690 h100 M500 740 h50', '#fff1d6', 8).replace('/>', ' opacity=".8"/>'),
    stroke('M120 700 h170 M1230 660 h210 M1060 820 h230 M220 830 h250', paint.mist, 6).replace(
      '/>',
      ' opacity=".7"/>',
    ),
    `<ellipse cx="900" cy="772" rx="250" ry="18" fill="${paint.deep}" opacity=".35"/>`,
    `<path d="M672 690 H1128 C1110 746 1070 770 1020 770 H780 C730 770 690 746 672 690Z" fill="${paint.clay}"/><path d="M672 690 H1128 L1121 708 H679Z" fill="${paint.cream}"/>`,
    stroke('M900 690 V380', paint.hair, 12),
    `<path d="M916 392 C1010 470 1050 560 1056 656 H916Z" fill="${paint.cream}"/><path d="M884 430 C820 510 780 590 768 656 H884Z" fill="${paint.sun}"/>`,
  )

/** A bowl of colourful vegetables on a sunny table. */
const ernaehrung = (): string =>
  cover(
    gradient('sky', '#fff3dc', '#fbe2b8'),
    sun(1330, 170, 110),
    `<rect y="560" width="1600" height="340" fill="${paint.wheat}"/><rect y="560" width="1600" height="14" fill="${paint.white}" opacity=".5"/>`,
    stroke('M0 660 H1600 M0 780 H1600', paint.sand, 5),
    `<g transform="translate(800 470) scale(1.5)">${plate()}</g>`,
    // fork and knife
    stroke('M380 330 V760 M340 250 V340 Q340 380 380 380 Q420 380 420 340 V250 M380 250 V340', '#9aa9a6', 18),
    `<path d="M1208 240 C1270 300 1270 440 1232 520 H1208Z" fill="#9aa9a6"/>`,
    stroke('M1218 520 V760', '#7d8f8c', 26),
    // a tomato and leaves on the table
    `<circle cx="180" cy="700" r="86" fill="${paint.coral}"/><circle cx="152" cy="668" r="22" fill="${paint.peach}"/>`,
    leaf(180, 622, 60, -60, paint.forest),
    leaf(180, 622, 66, 0, paint.moss),
    leaf(180, 622, 60, 60, paint.forest),
    `<path d="M1350 770 C1330 660 1400 610 1450 640 C1500 600 1580 660 1550 770 C1530 840 1370 840 1350 770Z" fill="${paint.sun}"/>`,
    stroke('M1452 640 q-4 -40 22 -62', paint.hair, 14),
    leaf(1474, 590, 90, 70, paint.moss),
  )

/** Soft waves around a bright circle, like a quiet breath. */
const atmung = (): string =>
  cover(
    gradient('sky', '#eaf5f4', paint.mist, paint.sky),
    ...[430, 340, 250].map(
      (r, index) =>
        `<circle cx="800" cy="400" r="${r}" fill="${paint.white}" opacity="${[0.28, 0.4, 0.6][index]}"/>`,
    ),
    `<circle cx="800" cy="400" r="168" fill="${paint.sun}" opacity=".9"/><circle cx="800" cy="400" r="120" fill="#fbe3ac"/>`,
    ...(
      [
        [560, '#a6d0cf', 0.9],
        [640, '#7fb8bb', 0.9],
        [720, '#559aa1', 0.95],
        [800, paint.teal, 1],
      ] as const
    ).map(
      ([y, fill, opacity], index) =>
        `<path d="M-${index * 130} ${y} q130 -70 260 0 t260 0 t260 0 t260 0 t260 0 t260 0 t260 0 t260 0 V900 H-600Z" fill="${fill}" opacity="${opacity}"/>`,
    ),
    ...[
      [250, 280, -50],
      [330, 200, 20],
      [1290, 240, 40],
      [1370, 330, -20],
    ].map(([x = 0, y = 0, turn = 0]) => leaf(x, y, 90, turn, paint.sage)),
    stroke('M190 380 q80 -50 160 0 t160 0 M1120 470 q80 -50 160 0 t160 0', paint.white, 8),
  )

/** Headphones and a rucksack before a bright sky. */
const coolBleiben = (): string =>
  cover(
    gradient('sky', '#c9d9f3', '#e7d6ef', '#fbdcc9'),
    sun(330, 300, 120, '#ffd98c'),
    cloud(620, 190, 1.2),
    cloud(1330, 230, 1.4),
    cloud(1010, 330, 0.8),
    hill(700, [500, 640], 720, paint.lilac),
    `<rect y="760" width="1600" height="140" fill="#7f7ab8"/>`,
    // rucksack
    `<ellipse cx="600" cy="800" rx="240" ry="22" fill="${paint.night}" opacity=".25"/>`,
    stroke('M540 350 C540 270 660 270 660 350', paint.deep, 24),
    `<path d="M400 790 V500 C400 400 480 340 600 340 S800 400 800 500 V790 Q800 810 780 810 H420 Q400 810 400 790Z" fill="${paint.teal}"/><path d="M400 520 C460 590 740 590 800 520 V500 C800 400 720 340 600 340 S400 400 400 500Z" fill="${paint.deep}"/>`,
    `<rect x="460" y="620" width="280" height="150" rx="28" fill="#4f98a0"/>`,
    stroke('M486 668 H714', paint.mist, 8),
    `<rect x="578" y="540" width="44" height="60" rx="12" fill="${paint.sun}"/><circle cx="714" cy="690" r="11" fill="${paint.sun}"/>`,
    // headphones leaning on it
    `<ellipse cx="1080" cy="806" rx="230" ry="18" fill="${paint.night}" opacity=".25"/>`,
    stroke('M910 660 C910 420 1250 420 1250 660', paint.berry, 38),
    stroke('M950 560 C1000 480 1160 480 1210 560', paint.rose, 10),
    `<rect x="868" y="620" width="92" height="176" rx="44" fill="${paint.plum}"/><rect x="1200" y="620" width="92" height="176" rx="44" fill="${paint.plum}"/><rect x="936" y="640" width="44" height="136" rx="22" fill="${paint.rose}"/><rect x="1180" y="640" width="44" height="136" rx="22" fill="${paint.rose}"/>`,
    // quiet notes
    ...[
      [1010, 250, 1],
      [1180, 170, 0.8],
      [860, 200, 0.7],
    ].map(
      ([x = 0, y = 0, scale = 1]) =>
        `<g transform="translate(${x} ${y + 80}) scale(${scale})" fill="${paint.indigo}"><ellipse rx="26" ry="19" transform="rotate(-20)"/><rect x="18" y="-100" width="10" height="98"/><path d="M18 -100 q50 10 46 56 q-14 -26 -46 -26z"/></g>`,
    ),
    leaf(1480, 800, 150, -14, paint.moss),
    leaf(1500, 800, 190, 14, paint.sage),
    leaf(1460, 800, 120, -44, paint.sage),
  )

const covers: Record<CourseKey, () => string> = {
  ruecken,
  schlaf,
  stress,
  ernaehrung,
  atmung,
  'cool-bleiben': coolBleiben,
}

/** The cover of a course as an SVG of 1600 by 900, without words; `cover_alt` of the course describes it. */
export const coverSvg = (key: CourseKey): string => covers[key]()
