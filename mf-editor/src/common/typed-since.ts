/**
 * What was typed into a field after its text was sent: the rest of it, or all of it where what was sent was written anew;
 * nothing where it says what was sent.
 */
export const typedSince = (sent: string, typed: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
