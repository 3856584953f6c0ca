import { configureGlobal } from 'fast-check'

// Property tests draw the same cases on every run, so that a change is what turns them red. `PROPERTY_SEED=random`
// draws new ones, to go looking for what nobody thought of; a number repeats what a failure named.
const wanted = process.env.PROPERTY_SEED ?? '20261121'
configureGlobal({ seed: wanted === 'random' ? Date.now() : Number(wanted) })
