import { paint } from './palette.ts'

/** Drawn things that occur in several pictures, around the point 0,0. */

/** A crescent with two stars, some 380 wide. */
export const moon = (): string =>
  `<circle r="186" fill="${paint.lilac}" opacity=".14"/><circle r="146" fill="${paint.lilac}" opacity=".16"/>
<path d="M34 -104 A108 108 0 1 0 100 58 A88 88 0 1 1 34 -104Z" fill="${paint.sun}"/>
${star(96, -74, 20)}${star(128, 4, 12)}${star(46, -20, 9)}`

/** A four-pointed star. */
export const star = (x: number, y: number, size: number): string => {
  const waist = size * 0.22
  return `<path transform="translate(${x} ${y})" d="M0 ${-size} Q${waist} ${-waist} ${size} 0 Q${waist} ${waist} 0 ${size} Q${-waist} ${waist} ${-size} 0 Q${-waist} ${-waist} 0 ${-size}Z" fill="${paint.cream}"/>`
}

/** A tomato, a slice of cucumber and a leaf, the vegetables of the plate. */
const tomato = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${paint.coral}"/><circle cx="${x - size * 0.3}" cy="${y - size * 0.3}" r="${size * 0.25}" fill="${paint.peach}"/>`
const cucumber = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="27" fill="${paint.moss}"/><circle cx="${x}" cy="${y}" r="21" fill="${paint.mint}"/>${[
    0, 60, 120, 180, 240, 300,
  ]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - 11}" rx="2.4" ry="5" fill="${paint.sage}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')}`

/** A leaf pointing upwards. */
export const leaf = (x: number, y: number, length: number, turn: number, color: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0 C${length * 0.42} ${-length * 0.3} ${length * 0.34} ${-length * 0.8} 0 ${-length} C${-length * 0.34} ${-length * 0.8} ${-length * 0.42} ${-length * 0.3} 0 0Z" fill="${color}"/>`

/** A plate seen from above, half of it vegetables, a quarter grain, a quarter pulses; 400 wide. */
export const plate = (): string => {
  const grains = Array.from({ length: 22 }, (_, index) => {
    const angle = (index * 137.5 * Math.PI) / 180
    const radius = 9.5 * Math.sqrt(index + 1)
    return `<ellipse cx="${(74 + Math.cos(angle) * radius).toFixed(1)}" cy="${(-66 + Math.sin(angle) * radius).toFixed(1)}" rx="8" ry="5" fill="${index % 2 === 0 ? paint.sun : paint.wheat}"/>`
  }).join('')
  const pulses = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * 137.5 * Math.PI) / 180
    const radius = 11 * Math.sqrt(index + 1)
    return `<circle cx="${(74 + Math.cos(angle) * radius).toFixed(1)}" cy="${(70 + Math.sin(angle) * radius).toFixed(1)}" r="11" fill="${index % 3 === 0 ? paint.clay : paint.berry}"/>`
  }).join('')
  return `<circle r="198" cy="8" fill="${paint.ink}" opacity=".1"/><circle r="196" fill="${paint.white}"/><circle r="158" fill="${paint.cream}"/>
<path d="M0 -142 A142 142 0 0 0 0 142Z" fill="${paint.sage}"/>
${leaf(-30, 30, 90, -20, paint.moss)}${leaf(-60, 100, 80, -50, paint.forest)}${leaf(-20, -20, 90, -60, paint.forest)}${leaf(-50, -50, 70, -10, paint.moss)}
${tomato(-88, -54, 29)}${tomato(-50, 78, 26)}${tomato(-104, 22, 20)}${cucumber(-34, -98)}${cucumber(-80, 84)}${cucumber(-28, 14)}
<path d="M8 -142 A142 142 0 0 1 142 -4 L8 -4Z" fill="${paint.sand}"/>${grains}
<path d="M8 8 L142 8 A142 142 0 0 1 8 142Z" fill="${paint.rose}"/>${pulses}`
}
