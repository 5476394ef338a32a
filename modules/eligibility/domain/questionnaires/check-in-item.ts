/**
 * The subjects of a check-in, by treatment (docs/clinical/check-ins-and-dose-changes.md#check-in-forms):
 *
 * - `hair_early` the first weeks of hair treatment, `hair` every three months
 * - `ed_1` and `ed_3` one and three months of erection medicine
 * - `ssri_2w` and `ssri_4w` two and four weeks of an antidepressant, `ssri_refill` before each later refill
 * Several that are due at the same time are one check-in, whose shared questions are asked once.
 */
export const checkInItems = [
  'hair_early',
  'hair',
  'ed_1',
  'ed_3',
  'ssri_2w',
  'ssri_4w',
  'ssri_refill',
] as const;

export type CheckInItem = (typeof checkInItems)[number];
