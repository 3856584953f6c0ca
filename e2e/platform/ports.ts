/** Where the platform of the browser tests listens. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 3100)
/** Where scenarios are asked for. */
export const E2E_CONTROL_PORT = E2E_PORT + 1
/** Where an admin's browser may load a remote from instead; a test listens there. */
export const E2E_OVERRIDE_PORT = E2E_PORT + 8
export const E2E_URL = `http://localhost:${E2E_PORT}`
