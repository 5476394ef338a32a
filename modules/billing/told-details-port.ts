import { definePort } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';

/** What the viewer has told elsewhere, to be shown at checkout and confirmed; null where it is not known. */
export interface ToldDetails {
  readonly firstName: string | null;
  /** Such as 1990-04-02. */
  readonly dob: string | null;
  /** Two-letter code of the state. */
  readonly state: string | null;
}

export const toldDetailsPort = definePort<{
  /** Null for a viewer without account and lead. */
  read(viewer: Viewer): Promise<ToldDetails | null>;
}>('billing.told-details');
