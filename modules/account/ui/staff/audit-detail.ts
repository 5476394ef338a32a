const MAX_VALUES = 4;

const valueLabel = (value: unknown): string => {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const shown = value.slice(0, MAX_VALUES).map(valueLabel).join(', ');
  return value.length > MAX_VALUES ? `${shown} and ${value.length - MAX_VALUES} more` : shown;
};

/**
 * The detail of a row in one line; empty when there is none. Leaves out ids, because people have their own columns,
 * and empty lists.
 */
export const detailText = (json: string): string => {
  const detail: unknown = JSON.parse(json);
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .filter(([key, value]) => !key.endsWith('Id') && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}: ${valueLabel(value)}`)
    .join('; ');
};
