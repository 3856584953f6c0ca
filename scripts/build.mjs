// Builds the package it is started in with its webpack.config.ts and says what came out.
import { buildPackage } from '../shared/federation/tools/build.ts'

const built = await buildPackage(process.cwd(), { say: console.log, complain: console.error })
if (!built) process.exit(1)
