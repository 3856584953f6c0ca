// npm run bench: measures and prints the figures the platform is held to. It never fails for a figure.
import { loadavg } from 'node:os'
import { measureApi } from './api.ts'
import { measureFederation } from './federation.ts'
import { measureMedia } from './media.ts'
import { measurePage } from './page.ts'
import { measureSizing } from './sizing.ts'
import { printFigures, say, type Figure } from './support/figures.ts'

type Options = { quick: boolean; learners: number }
type Section = { title: string; measure: (options: Options) => Promise<Figure[]> }

const sections: Record<string, Section> = {
  api: { title: 'API: one process, 50 connections', measure: measureApi },
  page: {
    title: '/my-courses with 20 courses: 10 Mbit/s, 40 ms, processor at a quarter',
    measure: measurePage,
  },
  federation: {
    title: 'Remotes against the same code as one bundle: 10 Mbit/s, 40 ms, processor at a quarter',
    measure: measureFederation,
  },
  media: { title: 'Films: 60 and 180 seconds in 720p', measure: measureMedia },
  sizing: { title: 'What one of everything costs, and what so many learners need', measure: measureSizing },
}

const given = process.argv.slice(2)
const names = given.filter((argument) => !argument.startsWith('--'))
const unknown = names.find((name) => !(name in sections))
if (unknown !== undefined) {
  say(
    `There is no section ${unknown}; there are: ${Object.keys(sections).join(', ')}. Options: --quick, --learners=1000000`,
  )
  process.exit(2)
}
const learners = Number(/^--learners=(\d+)$/m.exec(given.join('\n'))?.[1] ?? 1_000_000)
for (const [name, { title, measure }] of Object.entries(sections)) {
  if (names.length > 0 && !names.includes(name)) continue
  const load = loadavg()[0] ?? 0
  say(`\nMeasuring ${name} (load of the machine before: ${load.toFixed(1)}) …`)
  printFigures(title, await measure({ quick: given.includes('--quick'), learners }))
}
