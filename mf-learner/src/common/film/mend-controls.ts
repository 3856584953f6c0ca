/**
 * Puts right what the player's parts leave open for screen readers (a ref for what surrounds them): the time is one, and
 * the picture above it is a decoration.
 */
export const mendControls = (around: HTMLElement | null): void => {
  around?.querySelector('media-time-display')?.setAttribute('role', 'timer')
  around
    ?.querySelector('media-time-range')
    ?.shadowRoot?.querySelector('media-preview-thumbnail')
    ?.shadowRoot?.querySelector('img')
    ?.setAttribute('alt', '')
}
