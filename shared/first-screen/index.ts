/**
 * What makes first screens fast, for the shell. What remotes take of it they find where it belongs: `PagePlace` in
 * `/router`, `WhenQuiet` in `/ui`, `afterSchemas` in `/contract`. docs/first-screens.md says what each brings.
 */
export { nextTurn } from './next-turn.ts'
export { fetchWhenTouched } from './when-touched.ts'
export { fillPlacesWith, type PlaceProps } from './places.ts'
export { holdRules } from './styles-while-drawing.ts'
export { forgetReads, keepReads } from './reads-ahead.ts'
export { preparePage } from './prepare-page.ts'
