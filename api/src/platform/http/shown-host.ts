/** Loopback, and every address: whoever is at the machine says `localhost`, as the platform's own address does. */
const HERE = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']

/** The host of the address at which a process that listens at this one is reached from its machine. */
export const shownHost = (host: string): string => {
  if (HERE.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
