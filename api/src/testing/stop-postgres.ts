/** After the last test on PostgreSQL. */
const stop = async (): Promise<void> => {
  await globalThis.testPostgres?.stop()
}
export default stop
