// Loaded first in each process of the tests' runner. It answers the data a worker asks for to every worker that waits for
// its first test: one that has not asked yet would miss it, ask in vain later, and the run would stand still.
const DATA = 'jest-light-runner-worker-data'
const ASKED = 'jest-light-runner-get-worker-data'

if (process.send) {
  // A run that is ended takes its workers along, and what they started (a server, a database).
  process.on('disconnect', () => process.exit(1))
  let early
  process.on('message', (message) => {
    if (message?.type === DATA) early = message
  })
  const send = process.send.bind(process)
  process.send = (message, ...rest) => {
    if (message === ASKED && early) setImmediate(() => process.emit('message', early))
    return send(message, ...rest)
  }
}
