import type { z } from 'zod';

/**
 * A stored value as its schema describes it. Throws an error that names the value and the invalid fields, never what they
 * contain, which may be personal data.
 */
export const readStored = <Value>(schema: z.ZodType<Value>, stored: unknown, what: string): Value => {
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The stored ${what} cannot be read: ${fields || 'payload'}.`);
};
