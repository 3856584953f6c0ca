import { E2E_CONTROL_PORT } from '../platform/ports.ts'
import type { ScenarioName, Scenarios } from '../platform/scenarios.ts'

type Input<N extends ScenarioName> = Parameters<Scenarios[N]>[1]
type Result<N extends ScenarioName> = Awaited<ReturnType<Scenarios[N]>>

const control = async (path: string, body: string): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${E2E_CONTROL_PORT}${path}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Arranges a scenario in the running platform and gives what it made. */
export const scenario = async <N extends ScenarioName>(name: N, input: Input<N>): Promise<Result<N>> =>
  (await control('/', JSON.stringify({ name, input }))) as Result<N>
