/** The request that the address names, else the newest; null for a patient without any. `requests`: newest first. */
export const requestShown = <Request extends { readonly id: string }>(
  requests: readonly Request[],
  id: string | undefined,
): Request | null => requests.find((request) => request.id === id) ?? requests[0] ?? null;
