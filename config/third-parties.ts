/** Two ad pixels for each service line (S9.15). */
export interface PixelIds {
  readonly hairLossCare: readonly string[];
  readonly sexualHealth: readonly string[];
}

/**
 * What this installation shares with third parties, if a visitor agrees and never from a health page. Safe for the
 * browser.
 */
export interface ThirdParties {
  /** Our server forwards events to an analytics service. */
  readonly analytics: boolean;
  /** Address of the pixel image; ids go into its query. */
  readonly pixel: { readonly url: string; readonly ids: PixelIds } | null;
  /** Address of the script that records sessions. */
  readonly recorder: string | null;
  /** Address of our document in which Google's script completes delivery addresses. */
  readonly addresses: string | null;
}

/** Path, on the marketing host, of the document in which Google's script runs. */
export const addressSearchPath = '/address-search';

/**
 * A visitor's choice, stored in the cookie "cc" (S9.28) as `given.<version>` or `withdrawn.<version>`. When the version
 * of the text changes, the visitor is asked again.
 */
export const choiceCookie = 'cc';
export const choiceVersion = '2026-11b';

/** The choice in a `Cookie` header or in `document.cookie`; null when none was made for this version of the text. */
export const choiceIn = (cookies: string): 'given' | 'withdrawn' | null => {
  const pair = cookies.split(/; */).find((part) => part.startsWith(`${choiceCookie}=`));
  const [choice, version] = pair?.slice(choiceCookie.length + 1).split('.') ?? [];
  if (version !== choiceVersion) return null;
  return choice === 'given' || choice === 'withdrawn' ? choice : null;
};
