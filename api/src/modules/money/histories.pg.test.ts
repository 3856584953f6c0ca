import { describeHistories } from './histories.testing.ts'

describeHistories('postgres', 6)
