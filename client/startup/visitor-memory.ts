import { isCanonicalUuid } from '#kernel/uuid.ts';

/** Name of the lead id in local storage and of its cookie. */
export const LEAD_ID = 'lead-id';

export type Utm = Readonly<Partial<Record<'source' | 'medium' | 'campaign', string>>>;

let utm: Utm = {};

/** The campaign parameters of the visit, once the start-up has loaded them. */
export const knownUtm = (): Utm => utm;

export const rememberUtm = (fetched: Utm): void => {
  utm = fetched;
};

let decide: (counts: boolean) => void;
const counts = new Promise<boolean>((resolve) => {
  decide = resolve;
});

/** Whether events may be sent for this visit; resolves once the start-up knows who visits. */
export const visitCounts = (): Promise<boolean> => counts;

/** The first call decides. */
export const decideVisit = (isCounted: boolean): void => decide(isCounted);

/** The lead id that the start-up stored in this browser, also in an earlier visit. */
export const knownLeadId = (): string | null => {
  try {
    const stored = localStorage.getItem(LEAD_ID);
    return isCanonicalUuid(stored) ? stored : null;
  } catch {
    return null;
  }
};
