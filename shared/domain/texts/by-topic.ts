/**
 * Questions by their topic, in the order of the topics' first questions; those without a topic come first. So they stand
 * on the page of questions, and so they are put in order.
 */
export const byTopic = <Question extends { category: string }>(
  questions: readonly Question[],
): [topic: string, questions: Question[]][] => {
  const groups = new Map<string, Question[]>([['', []]])
  for (const question of questions) {
    const group = groups.get(question.category)
    if (group) group.push(question)
    else groups.set(question.category, [question])
  }
  return [...groups].filter(([, group]) => group.length > 0)
}
