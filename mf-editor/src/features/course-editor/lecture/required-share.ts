const usual = [50, 60, 70, 80, 90, 95, 100]

/** A share from 0 to 1 as the whole percent the list offers, as text. */
export const percentChoice = (share: number): string => String(Math.round(share * 100))

/** The percents to choose from, the stored one among them. */
export const shareChoices = (share: number): string[] =>
  [...new Set([...usual, Number(percentChoice(share))])].sort((a, b) => a - b).map(String)

/** The share a percent stands for. */
export const shareOf = (percent: string): number => Number(percent) / 100
