export const { jest, expect, it, test, describe, beforeAll, beforeEach, afterEach, afterAll } = globalThis
