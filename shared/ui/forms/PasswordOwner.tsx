/**
 * Tells password managers whose password a form is about, where the address is known and not asked for (WCAG 3.3.8).
 * Nobody sees it, and it is not sent.
 */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
