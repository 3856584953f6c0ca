/** What a process does. `all` is the one process of a small platform. */
export const roles = ['all', 'web', 'worker', 'media'] as const
export type Role = (typeof roles)[number]

/** Jobs that keep a machine busy for minutes; a `media` process does these and nothing else. */
const isHeavy = (name: string): boolean => name === 'media.process' || name === 'media.recognise-speech'

/** Whether a process of a role does the jobs of a name. */
export const does = (role: Role, name: string): boolean => {
  if (role === 'all') return true
  if (role === 'web') return false
  return isHeavy(name) === (role === 'media')
}

/** Whether a process of a role answers people; the others answer only whoever watches over them. */
export const servesPeople = (role: Role): boolean => role === 'all' || role === 'web'
