/** `personal`: a program of its maker’s own. `service`: one that belongs to nobody in particular. */
export const tokenKinds = ['personal', 'service'] as const;

export type TokenKind = (typeof tokenKinds)[number];

/** By this people and scanners of secrets recognize a token. */
export const TOKEN_MARK = 'thk_';

/** Bytes of a token; base64url writes them in 43 characters. */
export const TOKEN_BYTES = 32;

const FORM = /^thk_[\w-]{43}$/;

/** Whether a text can be a token at all. */
export const isTokenForm = (text: string): boolean => FORM.test(text);

/** How much of a token is shown after it was made: the mark and six characters. */
export const SHOWN_CHARACTERS = TOKEN_MARK.length + 6;

/** For how many days a token works at most. */
export const MOST_TOKEN_DAYS = 365;

/** How many tokens of one person work at the same time. */
export const MOST_TOKENS = 50;

/** For how many days the list shows a token after it ended. */
export const ENDED_SHOWN_DAYS = 90;

export type TokenState = 'active' | 'expired' | 'revoked';

export const tokenState = (
  { revokedAt, expiresAt }: { readonly revokedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): TokenState => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
};
