import * as z from 'zod/mini';

const isBlank = (text: unknown): boolean => text == null || (typeof text === 'string' && text.trim() === '');

/** A text that may be left out: null for blank text, null and a missing value, else what `schema` returns. */
export const orBlank = <Schema extends z.core.$ZodType<unknown, string>>(schema: Schema) =>
  z.pipe(
    z.nullish(z.custom<string>()),
    z.pipe(
      z.transform((text: string | null | undefined) => (isBlank(text) ? null : (text ?? null))),
      z.nullable(schema),
    ),
  );
