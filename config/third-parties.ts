/** Two ad pixels for each service line (S9.15). */
export interface PixelIds {
  readonly hairLossCare: readonly string[];
  readonly sexualHealth: readonly string[];
}

/** What this installation would tell others, if a visitor agrees and never of a health page. Safe for the browser. */
export interface ThirdParties {
  /** Our server passes events on to an analytics service. */
  readonly analytics: boolean;
  /** Address of the pixel image; ids go into its query. */
  readonly pixel: { readonly url: string; readonly ids: PixelIds } | null;
  /** Address of the script that records sessions. */
  readonly recorder: string | null;
  /** Address of our document in which Google's script completes delivery addresses. */
  readonly addresses: string | null;
}

/** Path, on the storefront's host, of the document in which Google's script runs. */
export const addressSearchPath = '/address-search';

/**
 * The choice that a visitor makes, kept in the cookie "cc" (S9.28) as `given.<version>` or
 * `withdrawn.<version>`. Another version of the text asks again.
 */
export const choiceCookie = 'cc';
export const choiceVersion = '2026-11b';

/** The choice in a `Cookie` header or in `document.cookie`; null when none was made on this text. */
export const choiceIn = (cookies: string): 'given' | 'withdrawn' | null => {
  const pair = cookies.split(/; */).find((part) => part.startsWith(`${choiceCookie}=`));
  const [choice, version] = pair?.slice(choiceCookie.length + 1).split('.') ?? [];
  if (version !== choiceVersion) return null;
  return choice === 'given' || choice === 'withdrawn' ? choice : null;
};
