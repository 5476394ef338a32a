import type { DrugType } from '#modules/catalogue/index.ts';
import { isPrescriptionDrug } from '../drug-groups.ts';
import { earliestFill } from './supply.ts';
import { sharesGroup, type Therapy } from './therapy.ts';

/** The products to be ordered or prescribed. */
export interface WantedDrug {
  readonly productId: number;
  readonly drugType: DrugType;
}

/** Why a drug cannot be ordered or prescribed: the patient has it, or another product of its therapy group. */
export interface DuplicateTherapy {
  readonly productId: number;
  /** `too_soon`: enough supply is on hand, and a fill is possible from `until`. */
  readonly reason: 'ordered' | 'subscribed' | 'prescribed' | 'on_hold' | 'too_soon';
  /** The record that it duplicates. */
  readonly therapy: Therapy;
  /** When it is possible; null when it depends on an action of the patient or a clinician. */
  readonly until: Date | null;
}

/** The stages that make a duplicate. A dispensed package is none: enough of it only makes the order too soon. */
const strongestFirst = ['on_hold', 'ordered', 'subscribed', 'prescribed'] as const;

const isOwn = ({ isOfOtherAccount = false }: Therapy): boolean => !isOfOtherAccount;

/** The patient's own records come first, because they are named to the patient. */
const duplicateOf = (
  drug: WantedDrug,
  therapies: readonly Therapy[],
  now: Date,
): readonly DuplicateTherapy[] => {
  const same = therapies.filter((therapy) => sharesGroup(therapy.drugType, drug.drugType));
  const own = repeatedOf(drug, same.filter(isOwn), now, isOwn);
  return own.length > 0 ? own : repeatedOf(drug, same, now, (therapy) => !isOwn(therapy));
};

/** `isNamed`: which records may be named as duplicates; the supply of all counts. */
const repeatedOf = (
  { productId, drugType }: WantedDrug,
  same: readonly Therapy[],
  now: Date,
  isNamed: (therapy: Therapy) => boolean,
): readonly DuplicateTherapy[] => {
  const named = same.filter(isNamed);
  for (const reason of strongestFirst) {
    const therapy = named.find(({ stage }) => stage === reason);
    if (therapy) return [{ productId, reason, therapy, until: null }];
  }
  const until = earliestFill(same, drugType) ?? now;
  if (until <= now) return [];
  return named
    .toSorted((a, b) => Number(b.dispensedAt) - Number(a.dispensedAt))
    .slice(0, 1)
    .map((therapy) => ({ productId, reason: 'too_soon', therapy, until }));
};

/**
 * The duplicates that an order would make. A prescription alone does not count: without a subscription or a supply it
 * is replaced by that of the new order's visit.
 */
export const duplicatesOfOrder = (
  therapies: readonly Therapy[],
  wanted: readonly WantedDrug[],
  { checkoutId, now }: { readonly checkoutId: string; readonly now: Date },
): readonly DuplicateTherapy[] => {
  const others = therapies.filter(
    (therapy) => therapy.checkoutId !== checkoutId && therapy.stage !== 'prescribed',
  );
  return wanted.flatMap((drug) => duplicateOf(drug, others, now));
};

/** The visit that prescribes. */
export interface PrescribingVisit {
  readonly consultationId: string;
  /** The checkout that opened the visit; null for a visit without an order. */
  readonly checkoutId: string | null;
  /** A renewal replaces the prescriptions of the same drug and continues their subscriptions, unless a rule stopped them. */
  readonly isRenewal: boolean;
  /** Products of the current treatment that the prescription replaces: their own records are no duplicates. */
  readonly replaces: readonly number[];
}

/**
 * The patient's prescription and subscription for it; not an open order of it, nothing that a rule stopped, and nothing
 * of another account: this visit does not end what that account has.
 */
const isReplaced = (therapy: Therapy, replaces: readonly number[]): boolean =>
  isOwn(therapy) &&
  therapy.record !== 'order' &&
  replaces.includes(therapy.productId) &&
  therapy.hasHardStop !== true;

/**
 * The products that the visit decides about. Over-the-counter products of the same checkout ship whatever is
 * prescribed, so they count.
 */
const isAskedForIn = (therapy: Therapy, checkoutId: string | null): boolean =>
  checkoutId !== null && therapy.checkoutId === checkoutId && isPrescriptionDrug(therapy.drugType);

/**
 * The duplicates that prescribing these drugs would make, together with each other or with treatments from other
 * visits. A dispensed package is not a duplicate here: it only delays the next fill. Nor is an active prescription
 * alone, for a visit that is not a renewal: it has neither a subscription nor an open order, so the new one replaces
 * it.
 */
export const duplicatesOfPrescription = (
  therapies: readonly Therapy[],
  wanted: readonly WantedDrug[],
  { consultationId, checkoutId, isRenewal, replaces }: PrescribingVisit,
): readonly DuplicateTherapy[] =>
  wanted.flatMap((drug) => {
    // Another drug that the clinician adds to a renewal may be in another order or subscription.
    const isRenewed =
      isRenewal &&
      therapies.some(({ productId, drugType }) => replaces.includes(productId) && drugType === drug.drugType);
    const others = therapies.filter(
      (therapy) =>
        !isReplaced(therapy, replaces) &&
        therapy.consultationId !== consultationId &&
        !isAskedForIn(therapy, checkoutId) &&
        // Another account's prescription is neither renewed nor replaced by this visit.
        (isRenewed && isOwn(therapy)
          ? therapy.drugType !== drug.drugType || therapy.hasHardStop === true
          : therapy.stage !== 'prescribed'),
    );
    const same = others.filter(({ drugType }) => sharesGroup(drugType, drug.drugType));
    const found = strongestFirst
      .flatMap((reason) =>
        same.filter(({ stage }) => stage === reason).map((therapy) => ({ reason, therapy })),
      )
      .toSorted((a, b) => Number(!isOwn(a.therapy)) - Number(!isOwn(b.therapy)))[0];
    return found ? [{ productId: drug.productId, ...found, until: null }] : [];
  });

/** The pairs of wanted drugs that belong to one therapy group, each named by its later product. */
export const duplicatesAmong = (wanted: readonly WantedDrug[]): readonly WantedDrug[] =>
  wanted.filter((drug, index) =>
    wanted.slice(0, index).some((earlier) => sharesGroup(earlier.drugType, drug.drugType)),
  );
