import type { Product } from '#modules/catalogue/index.ts';
import {
  type DuplicateTherapy,
  duplicatesAmong,
  duplicatesOfPrescription,
  type PrescribingVisit,
} from '../domain/chart/duplicate-therapy.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import type { VisitKind } from '../domain/visit-kind.ts';
import type { ChartQuestion } from './chart-facts.ts';
import { overDosed } from './dose-check.ts';

/** The visit that would prescribe. */
export interface PrescribingCase {
  readonly id: string;
  /** The checkout that opened the visit; null for a visit without an order. */
  readonly checkoutId: string | null;
  readonly kind: VisitKind;
  /** The patient's request; in a visit about current treatment, that treatment. */
  readonly requested: readonly { readonly productId: number }[];
}

/** What the patient has of the same therapy group, in the words of a record. */
const has: Readonly<Record<DuplicateTherapy['reason'], string>> = {
  ordered: 'an open order of',
  subscribed: 'a subscription to',
  prescribed: 'an active prescription for',
  on_hold: 'a prescription on hold for',
  too_soon: 'a supply of',
};

/** The products that the visit replaces: none in a first visit. */
const prescribingVisit = ({ id, checkoutId, kind, requested }: PrescribingCase): PrescribingVisit => ({
  consultationId: id,
  checkoutId,
  isRenewal: kind === 'renewal',
  replaces: kind === 'initial' ? [] : requested.map(({ productId }) => productId),
});

/** What the rules across products are asked about a plan. `licensedStates`: of the clinician whose plan it is. */
export const planInChart = (
  visit: PrescribingCase,
  products: readonly Product[],
  { therapies, licensedStates }: { therapies: readonly Therapy[]; licensedStates: readonly string[] },
): ChartQuestion => ({
  context: { kind: 'prescribe', visit: prescribingVisit(visit) },
  products,
  therapies,
  licensedStates: () => licensedStates,
});

/** Why these products cannot be prescribed together, or with the patient's treatments. */
export const prescribingDuplicates = (
  { id, checkoutId, kind, requested }: PrescribingCase,
  therapies: readonly Therapy[],
  products: readonly Product[],
  reader: 'clinician' | 'patient',
): readonly string[] => {
  const wanted = products.map((product) => ({ productId: product.id, drugType: product.drugType }));
  const nameOf = (productId: number) => products.find((one) => one.id === productId)?.displayedName ?? '';
  const visit = prescribingVisit({ id, checkoutId, kind, requested });
  const { replaces } = visit;
  const owner = reader === 'clinician' ? 'the patient already has' : 'you already have';
  // A renewal and a change of treatment replace the treatment that they are about.
  const running = therapies.filter(
    (therapy) =>
      therapy.record !== 'prescription' &&
      !replaces.includes(therapy.productId) &&
      (checkoutId === null || therapy.checkoutId !== checkoutId),
  );
  return [
    ...overDosed(products, running).map(
      ({ products: tooMuch, text }) =>
        `${tooMuch.map(({ displayedName }) => displayedName).join(' and ')} cannot be prescribed: together it would be ${text}.`,
    ),
    ...duplicatesAmong(wanted).map(
      ({ productId }) => `${nameOf(productId)} repeats another drug of this plan. Choose one of them.`,
    ),
    ...duplicatesOfPrescription(therapies, wanted, visit).map(({ productId, reason, therapy }) => {
      if (therapy.isOfOtherAccount)
        return reader === 'patient'
          ? 'We need to check your details before this plan can start. Please write to us.'
          : `${nameOf(productId)} cannot be prescribed: an account that may be the same person’s has ${has[reason]} ${therapy.name}. Decide about “Possible duplicate account” first.`;
      return therapy.hasHardStop
        ? `${nameOf(productId)} cannot be prescribed: a safety rule stopped ${therapy.name}. Two clinicians have to lift the hold first.`
        : `${nameOf(productId)} cannot be prescribed: ${owner} ${has[reason]} ${therapy.name}. One of them has to end first.`;
    }),
  ];
};
