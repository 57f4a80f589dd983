/** Whether a change changes anything: a version grows with what is new, not with each save. */
export const isChange = (row: object, change: object): boolean =>
  Object.entries(change).some(([name, value]) => JSON.stringify(Object(row)[name]) !== JSON.stringify(value))
