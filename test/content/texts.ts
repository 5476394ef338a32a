/** Every string in a value, at any depth. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};
/** Converts to lower case. */
export const wordsOf = (value: unknown): string => textsIn(value).join(' ').toLowerCase();

/** Paths of empty lists and texts. */
export const emptyPlaces = (value: unknown, path: string, mayBeEmpty: RegExp): string[] => {
  if (typeof value === 'string') return value.trim() === '' && !mayBeEmpty.test(path) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  const entries = Object.entries(value);
  if (entries.length === 0 && !mayBeEmpty.test(path)) return [path];
  return entries.flatMap(([key, inner]) => emptyPlaces(inner, `${path}.${key}`, mayBeEmpty));
};
