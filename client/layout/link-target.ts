export type HostName = 'marketing' | 'app' | 'admin';

export interface Origins {
  /** Scheme, host and port without a final slash, e.g. `https://app.thicket.example`. */
  readonly marketing: string;
  readonly app: string;
  readonly admin: string;
}

export interface LinkContext {
  readonly origins: Origins;
  /** The host that renders this page. */
  readonly current: HostName;
}

const marketingPages = /^\/(?:$|[?#]|(?:legal|quiz|start)(?:$|[/?#]))/;
const relativePages = /^\/faq(?:$|[/?#])/;
const adminPages = /^\/abandon_user_disguise(?:$|[/?#])/;

const hostOf = (path: string): HostName => {
  if (marketingPages.test(path)) return 'marketing';
  return adminPages.test(path) ? 'admin' : 'app';
};

/**
 * Where a link to `path` (from the root, with query and fragment) must point: legal, quiz, start and home
 * on the marketing host, the FAQ wherever the visitor is, all else on the app host (S2.10, S2.11).
 * It stays relative when that host, or one with the same origin, serves the current page.
 */
export const linkTarget = (path: string, { origins, current }: LinkContext): string => {
  if (!path.startsWith('/') || path.startsWith('//') || relativePages.test(path)) return path;
  const origin = origins[hostOf(path)];
  return origin === origins[current] ? path : `${origin}${path}`;
};
