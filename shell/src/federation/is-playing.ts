const mediaIn = (root: Document | ShadowRoot): HTMLMediaElement[] => [
  ...root.querySelectorAll<HTMLMediaElement>('video, audio'),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? mediaIn(shadowRoot) : [])),
]

/** Whether a film or a recording plays on this page: people listen in hidden tabs, too. */
export const isPlaying = (): boolean => mediaIn(document).some(({ paused, ended }) => !paused && !ended)
