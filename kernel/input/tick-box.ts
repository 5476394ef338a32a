import * as z from 'zod/mini';

/** A checkbox: null and a missing value are an empty box. */
export const tickBox = z.pipe(
  z.nullish(z.boolean('Check the box or leave it empty.')),
  z.transform((ticked) => ticked === true),
);
