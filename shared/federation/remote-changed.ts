/** The event by which a remote under work says that its texts or routes changed; its detail: `{ name, module }`. */
export const REMOTE_CHANGED = 'kursportal:remote-changed'
