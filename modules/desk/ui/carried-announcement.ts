import type { Announcement } from './use-decision.ts';

/** The decision about one case, announced in the next one, which opens immediately. In the memory of this tab only. */
let carried: { readonly to: string; readonly announcement: Announcement } | null = null;

export const carryTo = (consultationId: string, announcement: Announcement): void => {
  carried = { to: consultationId, announcement };
};

/** The announcement for this case, else null. */
export const carriedTo = (consultationId: string): Announcement | null =>
  carried?.to === consultationId ? carried.announcement : null;

/** It is not announced again when the clinician returns to the case. */
export const forgetCarried = (): void => {
  carried = null;
};
