import { isStorable } from '#kernel/is-storable.ts';
import { type FieldProblem, fail, ok, type Result } from '#kernel/result.ts';
import { isBrowserEvent } from './clean.ts';
import type { JsonObject, JsonValue } from './json.ts';

/** Bytes of the payload as JSON. */
const MAX_PAYLOAD = 16_384;
const MAX_DEPTH = 20;
const MAX_URL = 2_048;
const MAX_TEXT = 254;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for them
const controlCharacters = /[\u0000-\u001f\u007f]/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown, depth: number): value is JsonValue => {
  if (typeof value === 'string') return isStorable(value);
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isValue(item, depth + 1));
  return isObject(value) && isJsonObject(value, depth + 1);
};

const isJsonObject = (value: unknown, depth = 1): value is JsonObject =>
  isObject(value) && Object.entries(value).every(([name, item]) => isStorable(name) && isValue(item, depth));

const bytes = (text: string): number => new TextEncoder().encode(text).length;

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const refuse = (field: string, message: string): Result<never> =>
  fail('BAD_USER_INPUT', message, [{ field, message }]);

/** Checks a payload from code: a plain object of at most 16 KB as JSON, nested at most 20 levels deep. */
export const checkPayload = (payload: unknown, field: string): Result<JsonObject> => {
  if (!isJsonObject(payload)) return refuse(field, 'The payload must be a JSON object of plain values.');
  return bytes(JSON.stringify(payload)) > MAX_PAYLOAD
    ? refuse(field, 'The payload may have at most 16 KB.')
    : ok(payload);
};

/** Reads a payload as the API receives it, a JSON string; absent means empty. */
export const readPayload = (json: string | null | undefined, field: string): Result<JsonObject> => {
  if (json === null || json === undefined) return ok({});
  if (bytes(json) > MAX_PAYLOAD) return refuse(field, 'The payload may have at most 16 KB.');
  return checkPayload(parse(json), field);
};

/** Checks the name of an event that a browser may send. */
export const checkName = (name: string, field: string): Result<string> =>
  isBrowserEvent(name) ? ok(name) : refuse(field, 'There is no event of this name.');

/** Checks an address of at most 2,048 characters, absolute or starting at the root. */
export const checkUrl = (url: string, field: string): Result<string> =>
  url.length <= MAX_URL && /^(?:https?:\/\/|\/)/i.test(url) && !/\s/.test(url) && !controlCharacters.test(url)
    ? ok(url)
    : refuse(field, 'Give the address of a page, at most 2,048 characters.');

/** Problems of short texts that are validated although they are not stored. */
export const checkTexts = (
  texts: Readonly<Record<string, string | null | undefined>>,
): readonly FieldProblem[] =>
  Object.entries(texts).flatMap(([field, text]) =>
    text && (text.length > MAX_TEXT || controlCharacters.test(text))
      ? [{ field, message: `Use at most ${MAX_TEXT} characters on one line.` }]
      : [],
  );
