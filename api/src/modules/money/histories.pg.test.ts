import { describeHistories } from './histories.testing.ts'

// `npm run test:deep` asks for many more.
describeHistories('postgres', Number(process.env['HISTORY_RUNS'] ?? 6))
