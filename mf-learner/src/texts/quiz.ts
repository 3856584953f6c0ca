export const quizTexts = {} as const
