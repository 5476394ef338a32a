import { addDays, DAY_MS } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { isPrescriptionDrug, pde5Inhibitors } from '../drug-groups.ts';
import { drugsOf, sharesGroup, type Therapy } from './therapy.ts';

/** The visit that a decision belongs to; left out for a decision outside a visit. */
export interface VisitInChart {
  readonly id: string;
  /** The checkout that opened the visit; null for a visit without an order. */
  readonly checkoutId: string | null;
  /** The products of a visit that replaces current ones: of every visit but the first. */
  readonly replaces: readonly number[];
}

/**
 * The products that the visit decides about. Over-the-counter products of its checkout are not among them: they ship
 * whatever is prescribed, so the patient has them in addition.
 */
const isOfVisit = (
  { checkoutId, consultationId, productId, drugType }: Therapy,
  visit: VisitInChart,
): boolean =>
  (visit.checkoutId !== null && checkoutId === visit.checkoutId && isPrescriptionDrug(drugType)) ||
  consultationId === visit.id ||
  visit.replaces.includes(productId);

/** How long a bottle without a cadence lasts, for which the catalog has no days: as one of a subscription. */
const BOTTLE_DAYS = 30;

/** What was sent counts until it is used up, and everything else always. */
const isOnHand = ({ dispensedAt, supplyInDays }: Therapy, now: Date): boolean =>
  dispensedAt === null || addDays(dispensedAt, supplyInDays || BOTTLE_DAYS) > now;

/** A supply at home and a prescription alone are replaced by the drug of the same group that is prescribed now. */
const isReplaced = ({ stage, drugType }: Therapy, drugTypes: readonly DrugType[]): boolean =>
  (stage === 'dispensed' || stage === 'prescribed') && drugTypes.some((drug) => sharesGroup(drug, drugType));

/**
 * The patient's drugs from us besides those of a decision, in every service line: the condition `has`
 * (docs/clinical/how-rules-work.md#COND-HAS). Those of another account are left out, because findings are shown to the
 * patient; duplicates across accounts are refused by `duplicatesOfPrescription`.
 */
export const takenBeside = (
  therapies: readonly Therapy[],
  drugTypes: readonly DrugType[],
  visit: VisitInChart | null,
  now: Date,
): readonly DrugType[] =>
  drugsOf(
    therapies.filter(
      (therapy) =>
        therapy.isOfOtherAccount !== true &&
        isOnHand(therapy, now) &&
        !(visit !== null && isOfVisit(therapy, visit)) &&
        !isReplaced(therapy, drugTypes),
    ),
  ).toSorted();

/**
 * Days before the end of a supply from which the next package is not early: a regular one is prepared a week before.
 */
const USUAL_DAYS = 7;

/**
 * How often erection medicine was sent more than a week before the supply before it was used up, in the last 12 months
 * (docs/clinical/erectile-dysfunction.md#PDE-QTY).
 */
export const earlyRefillsOf = (therapies: readonly Therapy[], now: Date): number => {
  const sent = therapies
    .filter(
      ({ drugType, isOfOtherAccount }) => pde5Inhibitors.includes(drugType) && isOfOtherAccount !== true,
    )
    .flatMap(({ dispensedAt, supplyInDays }) =>
      dispensedAt && supplyInDays > 0 ? [{ dispensedAt, supplyInDays }] : [],
    )
    .toSorted((a, b) => a.dispensedAt.getTime() - b.dispensedAt.getTime());
  return sent.filter(({ dispensedAt }, index) => {
    const before = sent[index - 1];
    return (
      before !== undefined &&
      dispensedAt < addDays(before.dispensedAt, before.supplyInDays - USUAL_DAYS) &&
      now.getTime() - dispensedAt.getTime() <= 365 * DAY_MS
    );
  }).length;
};
