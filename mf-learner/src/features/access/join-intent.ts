const KEY = 'kursportal-joining'

/**
 * Which access somebody wanted to take when they went to log in or register. It stays in this tab until they are in, so
 * that they need not press the same button again; a link alone never makes anybody join.
 */
export const joinIntent = {
  keep: (accessId: string): void => {
    try {
      sessionStorage.setItem(KEY, accessId)
    } catch {
      // Without storage they press once more after logging in.
    }
  },
  is: (accessId: string): boolean => {
    try {
      return sessionStorage.getItem(KEY) === accessId
    } catch {
      return false
    }
  },
  forget: (): void => {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // Then there is nothing to forget.
    }
  },
}
