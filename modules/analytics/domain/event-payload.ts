import * as z from 'zod/mini';
import { isStorable } from '#kernel/is-storable.ts';
import type { JsonObject, JsonValue } from './json.ts';

/** Bytes of the payload as JSON. */
const MAX_BYTES = 16_384;
const MAX_DEPTH = 20;
const TOO_LARGE = 'The payload may have at most 16 KB.';
const NOT_PLAIN = 'The payload must be a JSON object of plain values.';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

const storable = z.string().check(z.refine(isStorable));
const plain = z.union([storable, z.number(), z.boolean(), z.null()]);

/** A value with at most `depth` lists and objects within each other. */
const valueWithin = (depth: number): z.ZodMiniType<JsonValue> => {
  if (depth === 0) return plain;
  const inner = valueWithin(depth - 1);
  return z.union([plain, z.array(inner), z.record(storable, inner)]);
};
const plainObject = z.record(storable, valueWithin(MAX_DEPTH - 1));

/** A payload from code: a plain object of at most 16 KB as JSON, nested at most 20 levels deep. A problem has no path. */
export const eventPayload = z
  .custom<JsonObject>((value) => z.safeParse(plainObject, value).success, NOT_PLAIN)
  .check(z.refine((payload) => bytes(JSON.stringify(payload)) <= MAX_BYTES, TOO_LARGE));

/** Undefined for text that is no JSON, which is no payload. */
const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** A payload as the API receives it, a JSON string; absent means empty. */
export const eventPayloadText = z.pipe(
  z.nullish(
    z.pipe(
      z.string().check(z.refine((json) => bytes(json) <= MAX_BYTES, TOO_LARGE)),
      z.pipe(z.transform(parse), eventPayload),
    ),
  ),
  z.transform((payload: JsonObject | null | undefined): JsonObject => payload ?? {}),
);
