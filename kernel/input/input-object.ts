import * as z from 'zod/mini';

const asRecord = (input: unknown): object =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};

/**
 * An object of input fields. Unlike `z.object`, anything that is no object counts as one without fields, so that every
 * required field is named. Keys that are not in `shape` are dropped.
 */
export const inputObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const fields = z.object(shape);
  return z.pipe(
    z.transform((input: z.input<typeof fields>): object => asRecord(input)),
    fields,
  );
};
