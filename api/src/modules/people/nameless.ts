/** What somebody, or what bore their name, is called once their account is gone. */
export const NAMELESS = 'Gelöschtes Konto'
