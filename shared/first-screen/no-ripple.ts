/**
 * Takes the place of a file of MUI (`shared/federation/webpack/shell-config.ts`): the ripple of a pressed button, which the
 * theme switches off for all of them, is 1.7 kB of every page.
 */
export default function NoRipple(): null {
  return null
}
