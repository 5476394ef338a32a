/** The only source of identifiers and randomness, so that tests can make them predictable. */
export interface Ids {
  /** A new UUID: version 4 in production, a sequence number in the same format in tests. */
  uuid(): string;
}

export const randomIds: Ids = { uuid: () => globalThis.crypto.randomUUID() };

/** `00000000-0000-4000-8000-000000000001`, then `…2`: unique within one instance and easy to read in a failure. */
export const sequentialIds = (start = 1): Ids => {
  let next = start;
  return { uuid: () => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}` };
};
