import { describeHistories } from './histories.testing.ts'

describeHistories('embedded', 4)
