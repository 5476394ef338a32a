import { entryPages } from '#config/entry-pages.ts';
import type { OrderInQuestion, TherapyRefusal } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { chartPort } from '../chart-port.ts';
import { decisionPort } from '../decision-port.ts';
import { drugsOf, therapyGroups } from '../domain/chart/therapy.ts';
import { isJudgedOverTheCounter, isPrescriptionDrug } from '../domain/drug-groups.ts';
import { type Finding, strengthOf } from '../domain/index.ts';
import { currentFacts } from '../domain/patient-facts/patient-fact.ts';
import {
  emergencyTakes,
  type UnresolvedStop,
  unresolvedStops,
} from '../domain/patient-facts/unresolved-stops.ts';
import { takes } from '../domain/scope.ts';
import { openEmergenciesPort } from '../open-emergencies-port.ts';
import { type JudgedPatient, judgeKnown } from './judge-known.ts';

type OrderPurpose = 'order' | 'plan_change' | 'reactivation';

/** Two clinicians lifted the rule's hold for this answer: it refuses nothing any more. */
const isResolved = ({ known }: JudgedPatient, { ruleId, inputs }: Finding): boolean =>
  currentFacts(known).some(
    ({ question, resolvedRuleIds }) => inputs.includes(question) && resolvedRuleIds.includes(ruleId),
  );

/** Without a birth date, the age rule refuses nobody. */
const isUnknownAge = ({ facts }: JudgedPatient, { inputs }: Finding): boolean =>
  facts.dob === null && facts.answers.dob === undefined && inputs.every((question) => question === 'dob');

/** Whether a finding stops a non-prescription product: one that only requires a clinician does not. */
const refuses = (judged: JudgedPatient, finding: Finding): boolean =>
  strengthOf(finding.outcome) >= strengthOf('alternative') &&
  !isResolved(judged, finding) &&
  !isUnknownAge(judged, finding);

const judgeOrder = (
  scope: Scope,
  userId: string,
  drugs: readonly Product[],
  purpose: OrderPurpose,
  { dob, shipState }: OrderInQuestion,
): Promise<JudgedPatient> =>
  judgeKnown(scope, {
    userId,
    purpose,
    drugTypes: [...new Set(drugs.map(({ drugType }) => drugType))],
    dob,
    shipState,
  });

const refusalOf = (product: Product, { reasonForPatient }: Finding): TherapyRefusal => ({
  productId: product.id,
  message: `${product.publicDisplayedName} cannot be ordered without a visit. ${reasonForPatient}`,
  hint: 'You can start a visit under “Get started”, and a clinician looks at what suits you.',
  href: entryPages.normal,
  label: 'Start a visit',
});

/** The text for the patient: an emergency names the numbers to call, every other stop that a clinician comes first. */
const openStopRefusal = (
  product: Product,
  { outcome, reasonForPatient }: Pick<UnresolvedStop, 'outcome' | 'reasonForPatient'>,
): TherapyRefusal => ({
  productId: product.id,
  message: `${product.publicDisplayedName} cannot be ordered now. ${
    outcome === 'emergency'
      ? reasonForPatient
      : 'You told us something about your health that a clinician has to look at first, even if you changed the answer since.'
  }`,
  hint: 'Write to us under “Messages”, so that a clinician can look at it with you.',
  href: '/messages',
  label: 'Write to us',
});

/**
 * The drugs whose sale or next package the rules decide here. A prescription product is evaluated by the visit after an
 * order; when a subscription starts again, no visit follows.
 */
const judgedProducts = (products: readonly Product[], purpose: OrderPurpose): readonly Product[] =>
  products.filter(
    ({ drugType }) =>
      isJudgedOverTheCounter(drugType) || (purpose === 'reactivation' && isPrescriptionDrug(drugType)),
  );

/** An emergency about which no clinician has recorded an outcome; the text also suits one that a message raised. */
const openEmergency: Pick<UnresolvedStop, 'outcome' | 'reasonForPatient'> = {
  outcome: 'emergency',
  reasonForPatient:
    'You told us about something urgent, and a clinician has to speak with you first. If you need help right now, call 911; call or text 988 if you think of harming yourself.',
};

/**
 * Why a product is refused; null when it is not. A rule that no clinician has resolved counts, whether its answer was
 * changed back or never submitted; of a prescription drug, one that two of them have to resolve. So does an emergency without an outcome.
 */
const refusalFor = (
  product: Product,
  judged: JudgedPatient,
  findings: readonly Finding[],
  openEmergencies: readonly string[],
): TherapyRefusal | null => {
  const { drugType } = product;
  const isPrescribed = isPrescriptionDrug(drugType);
  const found = isPrescribed ? undefined : findings.find((one) => takes(one, drugType));
  if (found && found.outcome !== 'emergency') return refusalOf(product, found);
  const [open] = unresolvedStops(judged.known, [drugType]).filter(
    ({ needsTwoClinicians }) => !isPrescribed || needsTwoClinicians,
  );
  const isUrgent = emergencyTakes(judged.known, openEmergencies, [drugType]);
  const stop = found ?? open ?? (isUrgent ? openEmergency : undefined);
  return stop ? openStopRefusal(product, stop) : null;
};

/**
 * The drugs among these products that the rules refuse to sell without a visit, by what is known of the patient. Asks
 * nothing when no product is a drug that is judged here.
 */
export const rulesOfOrder = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  purpose: OrderPurpose,
  order: OrderInQuestion,
): Promise<readonly TherapyRefusal[]> => {
  const drugs = judgedProducts(products, purpose);
  if (drugs.length === 0) return [];
  const [judged, openEmergencies] = await Promise.all([
    judgeOrder(scope, userId, drugs, purpose, order),
    scope.use(openEmergenciesPort).of(userId),
  ]);
  const findings = judged.evaluation.findings.filter((finding) => refuses(judged, finding));
  return drugs.flatMap((product) => refusalFor(product, judged, findings, openEmergencies) ?? []);
};

/**
 * Records that an order with drugs was placed, that they joined a subscription, or that one started again: what is sold over
 * the counter with what the rules read, and prescription drugs as what a visit will judge; all of them so where a
 * subscription starts again. Nothing for an order without drugs.
 */
export const recordOrder = async (
  scope: Scope,
  {
    userId,
    products,
    order,
    purpose,
    actor,
  }: {
    readonly userId: string;
    readonly products: readonly Product[];
    readonly order: OrderInQuestion;
    readonly purpose: OrderPurpose;
    readonly actor: Actor;
  },
): Promise<void> => {
  const decisions = scope.use(decisionPort);
  const checkoutId = order.checkoutId || null;
  const drugs = judgedProducts(products, purpose);
  if (drugs.length > 0) {
    const { facts, evaluation } = await judgeOrder(scope, userId, drugs, purpose, order);
    const therapies = await scope.use(chartPort).taken(userId);
    const context = {
      kind: purpose === 'order' ? 'order' : 'change',
      checkoutId: order.checkoutId,
    } as const;
    const chart = { context, products: drugs, therapies };
    const taken = drugsOf(therapies.filter(({ drugType }) => therapyGroups(drugType).length > 0));
    await decisions.record([
      { facts, evaluation, chart, consultationId: null, checkoutId, userId, taken, actor, isAllowed: true },
    ]);
  }
  const prescribed = products.filter(({ drugType }) => isPrescriptionDrug(drugType));
  if (purpose !== 'reactivation' && prescribed.length > 0)
    await decisions.recordGate({
      purpose,
      userId,
      orderId: null,
      checkoutId,
      shipState: order.shipState,
      dob: order.dob,
      actor,
      products: prescribed.map(({ id, drugType }) => ({
        productId: id,
        drugType,
        isAllowed: true,
        refusal: null,
        prescriptionId: null,
        consultationId: null,
      })),
    });
};
