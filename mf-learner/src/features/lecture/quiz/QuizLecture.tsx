export default function QuizLecture() {
  return null
}
