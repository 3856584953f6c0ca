/** Questions of a quiz as they are answered, and how an answer went; alone, because only quizzes need it. */
export { PrintedAnswer } from './PrintedAnswer.tsx'
export { QuestionField } from './QuestionField.tsx'
export { QuestionResult } from './QuestionResult.tsx'
export { tile } from './tile.ts'
