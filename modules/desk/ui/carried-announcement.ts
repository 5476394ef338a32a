import type { Announcement } from './use-decision.ts';

/** What was decided in one case, to be said in the next one, which opens at once. In the memory of this tab only. */
let carried: { readonly to: string; readonly announcement: Announcement } | null = null;

export const carryTo = (consultationId: string, announcement: Announcement): void => {
  carried = { to: consultationId, announcement };
};

/** What was carried to this case, else null. */
export const carriedTo = (consultationId: string): Announcement | null =>
  carried?.to === consultationId ? carried.announcement : null;

/** Once said, it is not said again when the clinician comes back to the case. */
export const forgetCarried = (): void => {
  carried = null;
};
