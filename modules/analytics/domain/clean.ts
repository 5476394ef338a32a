import type { JsonObject, JsonValue } from './json.ts';

const secrets: ReadonlySet<string> = new Set(['password', 'data_password']);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const address = /^(?:https?:\/\/|\/)\S*$/i;

/**
 * The path of an address, which is all that is kept of it: no host, no query and no fragment, because they may
 * tell about health or let somebody in, and ids of cases and photos blotted out. Null when it is not an address.
 */
export const pathOf = (url: string): string | null => {
  if (!address.test(url) || !URL.canParse(url, 'https://site.invalid')) return null;
  return new URL(url, 'https://site.invalid').pathname.replaceAll(uuid, '{id}');
};

/** An address without its query and fragment; anything else as it is. */
const withoutQuery = (text: string): string => (address.test(text) ? text.replace(/[?#].*$/s, '') : text);

/**
 * What may be stored of a payload: fields named password and data_password are removed at any depth (specification
 * section 5), and addresses lose their query.
 */
export const cleanPayload = (payload: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      secrets.has(name.toLowerCase()) ? [] : [[name, cleanValue(value)]],
    ),
  );

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

const cleanValue = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return withoutQuery(value);
  if (isList(value)) return value.map(cleanValue);
  return typeof value === 'object' && value !== null ? cleanPayload(value) : value;
};
