import type { AddressSuggestion, FoundAddress } from './address-search.ts';

const MOST_SUGGESTIONS = 5;
const MOST_CHARACTERS = 200;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textIn = (value: unknown, name: string): string => {
  const found = property(value, name);
  return typeof found === 'string' ? found.trim().slice(0, MOST_CHARACTERS) : '';
};

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const found: unknown = property(value, name);
  return Array.isArray(found) ? found : [];
};

/** The suggestions of a response. Data from another document is validated like any input. */
export const readSuggestions = (answer: unknown): AddressSuggestion[] =>
  listIn(answer, 'suggestions')
    .map((one) => ({ id: textIn(one, 'id'), text: textIn(one, 'text'), detail: textIn(one, 'detail') }))
    .filter(({ id, text }) => id !== '' && text !== '')
    .slice(0, MOST_SUGGESTIONS);

/** Kinds of Google's address components that name the city, the best first: not every place lies in a “locality”. */
const cityKinds = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'] as const;

/** An address from Google's components `{ types, longText, shortText }[]`; null when a part of it is missing. */
export const readPlace = (answer: unknown): FoundAddress | null => {
  const components = listIn(answer, 'components');
  const part = (kind: string, form: 'longText' | 'shortText'): string =>
    textIn(
      components.find((one) => listIn(one, 'types').includes(kind)),
      form,
    );
  const number = part('street_number', 'longText');
  const route = part('route', 'longText');
  const city = cityKinds.map((kind) => part(kind, 'longText')).find((name) => name !== '');
  const state = part('administrative_area_level_1', 'shortText');
  const zipCode = part('postal_code', 'longText');
  if (!number || !route || !city || !/^[A-Z]{2}$/.test(state) || !/^\d{5}$/.test(zipCode)) return null;
  return { street: `${number} ${route}`, unit: part('subpremise', 'longText'), city, state, zipCode };
};
