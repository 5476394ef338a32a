/** One outage as the operator's file writes it (S3.53). `*` matches everything. */
export interface Outage {
  readonly brands: readonly string[];
  readonly routes: readonly string[];
  readonly header: string;
  readonly body: string;
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `*` matches any run of characters, so `*` alone matches everything and `/quiz*` everything below the quiz. */
const matches = (patterns: readonly string[], value: string): boolean =>
  patterns.some((pattern) => new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`).test(value));

/** The first entry for this host (brand) and path (S4.4, S4.5); null when there is none. */
export const currentOutage = (outages: readonly Outage[], host: string, path: string): Outage | null =>
  outages.find((outage) => matches(outage.brands, host) && matches(outage.routes, path)) ?? null;

const isOutage = (value: unknown): value is Outage => {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Record<string, unknown> = { ...value };
  const isList = (list: unknown) => Array.isArray(list) && list.every((item) => typeof item === 'string');
  return (
    isList(entry.brands) &&
    isList(entry.routes) &&
    typeof entry.header === 'string' &&
    typeof entry.body === 'string'
  );
};

/** GET of the JSON file of outages. Throws errors with the fixed messages (S8.3, S8.4). */
export const fetchOutages = async (
  url: string | undefined,
  fetcher: (url: string) => Promise<Response> = (target) => fetch(target),
): Promise<readonly Outage[]> => {
  if (!url) throw new Error('No URL provided for outage banner');
  const response = await fetcher(url);
  if (!response.ok) throw new Error(`Failed to fetch outages: ${response.status} ${response.statusText}`);
  const body: unknown = await response.json();
  return Array.isArray(body) ? body.filter(isOutage) : [];
};
