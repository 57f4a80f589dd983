/** Schemas do nothing by being there: each goes where it is used, and the list of all of them nowhere. */
export const treeshake = { moduleSideEffects: [{ test: /\/src\/contract\/.*\.gen\.ts$/, sideEffects: false }] }
