/** Where the platform of the browser tests listens. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 3100)
/** Where scenarios are asked for. */
export const E2E_CONTROL_PORT = E2E_PORT + 1
export const E2E_URL = `http://localhost:${E2E_PORT}`
