import { paint } from './palette.ts'
import type { Tones } from './palette.ts'
import type { Pose } from './script.types.ts'
import { svg } from './shapes.ts'

type Point = readonly [number, number]

/** A figure by its limbs, on a field of 480 by 480: the head's middle and tilt in degrees, the trunk, lines for arms and legs. */
type Figure = { head: Point; tilt?: number; trunk: Point[]; arms: Point[][]; legs: Point[][]; extra?: string }

const CHAIR = 'M150 318 H300 M165 318 V440 M288 318 V440'

const standing = [
  [
    [228, 268],
    [222, 350],
    [218, 432],
    [196, 436],
  ],
  [
    [252, 268],
    [258, 350],
    [262, 432],
    [284, 436],
  ],
] satisfies Point[][]
const sitting = [
  [
    [226, 300],
    [318, 306],
    [322, 434],
    [350, 436],
  ],
] satisfies Point[][]

const figures: Record<Pose, Figure> = {
  stand: {
    head: [240, 82],
    trunk: [
      [240, 142],
      [240, 262],
    ],
    arms: [
      [
        [216, 148],
        [196, 206],
        [190, 262],
      ],
      [
        [264, 148],
        [284, 206],
        [290, 262],
      ],
    ],
    legs: standing,
  },
  reach: {
    head: [240, 100],
    trunk: [
      [240, 158],
      [240, 262],
    ],
    arms: [
      [
        [218, 158],
        [190, 100],
        [206, 30],
      ],
      [
        [262, 158],
        [290, 100],
        [274, 30],
      ],
    ],
    legs: standing,
  },
  side: {
    head: [302, 112],
    tilt: 30,
    trunk: [
      [276, 164],
      [244, 262],
    ],
    arms: [
      [
        [258, 152],
        [286, 84],
        [352, 56],
      ],
      [
        [290, 176],
        [296, 226],
        [270, 258],
      ],
    ],
    legs: standing,
  },
  fold: {
    head: [318, 318],
    tilt: 150,
    trunk: [
      [318, 258],
      [284, 196],
      [226, 204],
    ],
    arms: [
      [
        [316, 262],
        [318, 334],
        [304, 408],
      ],
    ],
    legs: [
      [
        [222, 214],
        [232, 320],
        [222, 432],
        [250, 436],
      ],
    ],
  },
  cat: {
    head: [382, 292],
    tilt: 60,
    trunk: [
      [340, 262],
      [292, 216],
      [220, 212],
      [160, 268],
    ],
    arms: [
      [
        [338, 268],
        [342, 344],
        [342, 424],
        [360, 430],
      ],
    ],
    legs: [
      [
        [162, 276],
        [168, 346],
        [166, 424],
        [92, 430],
      ],
    ],
  },
  child: {
    head: [340, 396],
    tilt: 75,
    trunk: [
      [302, 374],
      [242, 330],
      [168, 356],
    ],
    arms: [
      [
        [304, 382],
        [366, 424],
        [438, 430],
      ],
    ],
    legs: [
      [
        [160, 366],
        [222, 420],
        [110, 430],
      ],
    ],
  },
  neck: {
    head: [262, 108],
    tilt: 26,
    trunk: [
      [236, 170],
      [232, 296],
    ],
    arms: [
      [
        [214, 176],
        [196, 236],
        [218, 290],
      ],
      [
        [258, 176],
        [284, 232],
        [282, 292],
      ],
    ],
    legs: sitting,
    extra: CHAIR,
  },
  shoulders: {
    head: [238, 96],
    trunk: [
      [236, 160],
      [232, 296],
    ],
    arms: [
      [
        [214, 160],
        [168, 196],
        [204, 226],
      ],
      [
        [258, 160],
        [304, 196],
        [268, 226],
      ],
    ],
    legs: sitting,
    extra: CHAIR,
  },
  twist: {
    head: [244, 98],
    trunk: [
      [240, 160],
      [228, 232],
      [232, 296],
    ],
    arms: [
      [
        [218, 164],
        [178, 214],
        [142, 252],
      ],
      [
        [262, 168],
        [292, 226],
        [298, 286],
      ],
    ],
    legs: sitting,
    extra: CHAIR,
  },
  rest: {
    head: [236, 98],
    trunk: [
      [234, 160],
      [232, 296],
    ],
    arms: [
      [
        [212, 164],
        [196, 232],
        [256, 290],
      ],
      [
        [256, 164],
        [282, 226],
        [300, 290],
      ],
    ],
    legs: sitting,
    extra: CHAIR,
  },
}

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join(' L')}`

const limb = (points: readonly Point[], color: string, width: number): string =>
  `<path d="${path(points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A figure in the pose, standing on a soft disc; 480 by 480. */
export function poseSvg(pose: Pose, { shape, accent, accentLight, ink }: Tones): string {
  const { head, tilt = 0, trunk, arms, legs, extra = '' } = figures[pose]
  return svg(
    480,
    480,
    `<circle cx="240" cy="240" r="236" fill="${shape}" opacity=".45"/>
<ellipse cx="240" cy="446" rx="150" ry="12" fill="${ink}" opacity=".12"/>
<path d="${extra}" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="12" stroke-linecap="round"/>
${legs.map((leg) => limb(leg, ink, 34)).join('')}${limb(trunk, accent, 66)}${arms
      .map((arm) => limb(arm, accentLight, 27))
      .join('')}
<g transform="translate(${head[0]} ${head[1]}) rotate(${tilt})"><circle r="36" fill="${paint.skin}"/><path d="M-36 -2 a36 36 0 0 1 72 0 q-36 -26 -72 0z" fill="${paint.hair}"/></g>`,
  )
}
