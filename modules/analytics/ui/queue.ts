/** What may be kept in session storage, in characters; the oldest go first, the newest always stays (specification section 5). */
const MAX_CHARACTERS = 16_384;

/** A view of a page that was not told to the server yet. */
export interface PageView {
  readonly url: string;
  readonly payload: string;
}

const isPageView = (value: unknown): value is PageView =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'payload' in value &&
  typeof value.payload === 'string';

/** The queue as it was stored; anything unreadable counts as empty. */
export const readQueue = (stored: string | null): readonly PageView[] => {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(values) ? values.filter(isPageView) : [];
  } catch {
    return [];
  }
};

/** The queue to be stored: as long as it is too long, without its oldest. */
export const writeQueue = (queue: readonly PageView[]): string => {
  let kept = queue;
  while (kept.length > 1 && JSON.stringify(kept).length > MAX_CHARACTERS) kept = kept.slice(1);
  return JSON.stringify(kept);
};
