import type { MiniQuizVariant } from './conditions.ts';

/** What feature flags change in the mini quiz (S4.23, S4.24, S9.30). */
export interface MiniQuizFlags {
  /** Also asks about active ingredients and over-the-counter products, before dandruff. */
  readonly earlyInterests: boolean;
  /** 0 off, 1 redesign, 2 redesign that skips the landing page. */
  readonly redesign: 0 | 1 | 2;
  readonly variant: MiniQuizVariant;
}
