/** Long lists are counted up to here: one more stands for all that are more. */
export const COUNTED = 10_000
