import type { Cents } from '#kernel/money.ts';

/** A visit is free. A fee other than 0 would appear as a `consultation` line and must be shown before payment. */
export const consultationFee: Cents = 0;
