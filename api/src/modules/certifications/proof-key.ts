/** Where a proof is stored; the folder is its own, so that it can be removed. */
export const proofFolder = (id: string): string => `proofs/${id}/`
/** The file in it. */
export const proofKey = (id: string): string => `${proofFolder(id)}file`
