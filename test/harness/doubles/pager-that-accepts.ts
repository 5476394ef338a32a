import type { Pager } from '#server/ports/pager.ts';

/** A pager that accepts everything and keeps nothing. */
export const pagerThatAccepts: Pager = { send: async () => ({ kind: 'accepted' }) };
