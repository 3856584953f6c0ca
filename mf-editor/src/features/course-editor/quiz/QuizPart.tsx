import type { ReactNode } from 'react'

const QuizPart = ({ videoId }: { videoId: string }): ReactNode => <div>{videoId}</div>

export default QuizPart
