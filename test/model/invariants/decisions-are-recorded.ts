import { drugOf } from '../drugs.ts';
import { type Decision, inForceBefore, type Snapshot, sentOrders, wasActive } from '../snapshot.ts';

/** Something that must not happen without a decision: a charge, or an order that goes to the pharmacy. */
interface Act {
  readonly purpose: 'charge' | 'dispatch';
  readonly orderId: string;
  readonly at: Date;
  /** Those that need a prescription. */
  readonly productIds: readonly number[];
}

const actsOf = (all: Snapshot): readonly Act[] => {
  const onPrescription = (ids: readonly number[]) => ids.filter((id) => drugOf(id).isPrescription);
  const charges = all.attempts.flatMap(({ invoice_id, created_at: at }): readonly Act[] => {
    const orderId = all.invoices.find(({ id }) => id === invoice_id)?.order_id ?? '';
    const lines = all.lines.filter(
      ({ order_id, canceled_at }) => order_id === orderId && (canceled_at === null || canceled_at > at),
    );
    const productIds = onPrescription(lines.map(({ product_id }) => product_id));
    return [{ purpose: 'charge', orderId, at, productIds }];
  });
  const dispatches = sentOrders(all).map(
    ({ order, at, lines }): Act => ({
      purpose: 'dispatch',
      orderId: order.id,
      at,
      productIds: onPrescription(lines.map(({ product_id }) => product_id)),
    }),
  );
  return [...charges, ...dispatches];
};

const hard: readonly string[] = ['emergency', 'stop', 'alternative'];

/** What was wrong with the decision to prescribe a product. */
const problemsOfDecision = (all: Snapshot, productId: number, decision: Decision): readonly string[] => {
  const { drugType, needs } = drugOf(productId);
  const { is_allowed, rules, answers, drug_types, taken_drug_types, at } = decision;
  const considered = [...drug_types, ...(taken_drug_types ?? [])];
  return [
    ...(is_allowed ? [] : ['it was not to go on']),
    ...(drug_types.includes(drugType) ? [] : ['it was not about this drug']),
    ...(rules ?? [])
      .filter(({ result, outcome }) => (result === 'fired' && hard.includes(outcome)) || result === 'too_old')
      .map(({ id, result }) => `${id} ${result}`),
    ...needs.filter((question) => !Object.hasOwn(answers ?? {}, question)).map((id) => `${id} had no answer`),
    ...inForceBefore(all, at)
      .filter(({ drug_type }) => !considered.includes(drug_type))
      .map(({ drug_type }) => `${drug_type}, which the patient takes, was not considered`),
  ];
};

/** The rules across products by which a charge and a dispatch are refused. */
const acrossProducts: readonly string[] = [
  'DUP-FIN',
  'DUP-MINOX',
  'DUP-PDE5',
  'DUP-SSRI',
  'DUP-KET',
  'DUP-SPRAY',
  'CATALOG-CONFLICT',
  'OMX-DOSE-SUM',
  'RFL-SOON',
  'RFL-ONCE',
  'SUPPLY-CEILING',
  'LICENSE',
  'SOLD-THERE',
];

/** What was wrong with the record of a charge or a dispatch: everything taken is judged, and no rule across products fired. */
const problemsOfRecord = (all: Snapshot, { rules, context, at }: Decision): readonly string[] => {
  const judged = context?.judgedDrugTypes ?? [];
  const said = (rules ?? []).filter(({ id }) => acrossProducts.includes(id));
  return [
    ...(context?.chart === undefined || said.length === 0 ? ['no rule across products was recorded'] : []),
    ...said.filter(({ result }) => result === 'fired').map(({ id }) => `${id} fired`),
    ...inForceBefore(all, at)
      .filter(({ drug_type }) => !judged.includes(drug_type))
      .map(({ drug_type }) => `${drug_type}, which the patient takes, was not judged`),
  ];
};

const problemsOf = (all: Snapshot, { purpose, orderId, at, productIds }: Act): readonly string[] =>
  productIds.flatMap((productId) => {
    const what = `The ${purpose} of order ${orderId} with product ${productId}`;
    const record = all.decisions.findLast(
      (one) => one.purpose === purpose && one.order_id === orderId && one.at <= at,
    );
    const product = record?.products?.find((one) => one.productId === productId);
    if (!record?.is_allowed || !product?.isAllowed) return [`${what} has no decision that allows it.`];
    const prescription = all.prescriptions.find(({ id }) => id === product.prescriptionId);
    if (!prescription) return [`${what} was decided without a prescription.`];
    const prescribing = all.decisions.findLast(
      (one) =>
        (one.purpose === 'approve' || one.purpose === 'accept') &&
        one.consultation_id === prescription.consultation_id &&
        one.at <= prescription.signed_at,
    );
    return [
      ...problemsOfRecord(all, record).map((problem) => `${what}: ${problem}.`),
      ...(wasActive(all, prescription.id, at)
        ? []
        : [`${what} rests on a prescription that was not active.`]),
      ...(prescribing
        ? problemsOfDecision(all, productId, prescribing).map(
            (problem) => `${what} rests on a decision of ${prescribing.at.toISOString()}: ${problem}.`,
          )
        : [`${what} rests on no decision to prescribe.`]),
    ];
  });

/**
 * Behind every charge and every dispatch is a decision that allowed it and judged everything taken, and one to prescribe that considered everything
 * the patient took, found no stop and missed no answer.
 */
export const decisionsAreRecorded = (all: Snapshot): readonly string[] =>
  actsOf(all).flatMap((act) => problemsOf(all, act));
