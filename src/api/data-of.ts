/** The answer of a call, or `undefined` where it failed: whoever made the call is told why. */
export async function dataOf<Data>(queryFulfilled: Promise<{ data: Data }>): Promise<Data | undefined> {
  try {
    return (await queryFulfilled).data
  } catch {
    return undefined
  }
}
