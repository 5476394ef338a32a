import { replaceUuids } from '#kernel/uuid.ts';
import { browserEvents } from './events.ts';
import { commonFields, eventFields } from './fields.ts';
import type { JsonObject, JsonValue } from './json.ts';
import { PAGE_VIEW } from './names.ts';

const address = /^(?:https?:\/\/|\/)\S*$/i;

/**
 * The path of an address, the only part that is stored: no host, no query and no fragment, because they may
 * reveal health data or hold credentials. Ids of cases and photos are removed. Null when it is not an address.
 */
export const pathOf = (url: string): string | null => {
  if (!address.test(url) || !URL.canParse(url, 'https://site.invalid')) return null;
  return replaceUuids(new URL(url, 'https://site.invalid').pathname, '{id}');
};

/** An address without query, fragment and the ids in its path; anything else unchanged. */
const withoutQuery = (value: JsonValue): JsonValue =>
  typeof value === 'string' && address.test(value)
    ? replaceUuids(value.replace(/[?#].*$/s, ''), '{id}')
    : value;

const fieldsByEvent: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [PAGE_VIEW, new Set<string>()],
  ...Object.entries(browserEvents).map(([name, fields]) => [name, new Set<string>(fields)] as const),
]);

const browserNames: ReadonlySet<string> = new Set(Object.keys(browserEvents));

/** Whether a browser may send an event of this name. */
export const isBrowserEvent = (name: string): boolean => browserNames.has(name);

const guardOf = (name: string, extra: ReadonlySet<string>): ((value: unknown) => boolean) | null => {
  const common: Readonly<Record<string, (value: unknown) => boolean>> = commonFields;
  const special: Readonly<Record<string, (value: unknown) => boolean>> = eventFields;
  if (Object.hasOwn(common, name)) return common[name] ?? null;
  return extra.has(name) ? (special[name] ?? null) : null;
};

/**
 * What is kept of an event's payload: the common fields and those in `extra`, where the value has the field's shape.
 * Everything else goes, so that no health data is stored: passwords (S5.10), names, email addresses and phone numbers
 * (the owner of an event is stored in separate columns), free text. Ids that a browser claims are replaced by what the
 * server knows.
 */
export const pickFields = (extra: ReadonlySet<string>, payload: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      guardOf(name, extra)?.(value) ? [[name, withoutQuery(value)]] : [],
    ),
  );

/** The same with the fields that a browser's event of this name may hold. */
export const pickKnownFields = (event: string, payload: JsonObject): JsonObject =>
  pickFields(fieldsByEvent.get(event) ?? new Set(), payload);
