/** Gives the browser its turn: what waits (drawing, input) goes first, then what follows. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    // A window of tests has no channels. A timer would do in browsers too, but they make the fifth in a row wait.
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
