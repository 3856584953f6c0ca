/**
 * What the page's policy demands of every style element (`nonce`), for libraries that write their own; empty where
 * there is no policy.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
