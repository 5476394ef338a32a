import { formatMoney } from '#kernel/money.ts';
import type { DeskCasePageQuery } from '../pages/desk-case.generated.ts';
import type { DeskProductFragment } from './desk-product.generated.ts';
import type { PlanPrice } from './use-plan-price.ts';

/** Everything one case page shows. */
export type DeskDetail = DeskCasePageQuery['deskCase'];
export type DeskFlagView = DeskDetail['flags'][number];

/**
 * What the signed-in clinician may do with a case. `take`: nobody has started it. `watch`: a colleague has it.
 * `decide`: it is this clinician's, even while a question or changed plan waits for the patient. `closed`: it has ended.
 */
export type DeskMode = 'take' | 'watch' | 'decide' | 'closed';

/** Before a visit is submitted, as after its end, only messages concern staff. */
const nothingToDecide: readonly string[] = [
  'draft',
  'approved',
  'follow_up',
  'not_a_match',
  'canceled',
  'expired',
  'completed',
];

export const deskMode = (
  row: Pick<DeskDetail['case'], 'status' | 'assignedTo' | 'isMine'>,
  isOperator: boolean,
): DeskMode => {
  if (nothingToDecide.includes(row.status)) return 'closed';
  if (isOperator) return 'watch';
  if (row.isMine) return 'decide';
  return row.assignedTo === null || row.status === 'assigned' ? 'take' : 'watch';
};

/** Operators write about any case; clinicians about their own, and about an ended case that nobody has. */
export const mayWrite = (
  row: Pick<DeskDetail['case'], 'status' | 'assignedTo' | 'isMine'>,
  isOperator: boolean,
): boolean => isOperator || row.isMine || (nothingToDecide.includes(row.status) && row.assignedTo === null);

export const isRenewal = (row: Pick<DeskDetail['case'], 'kind'>): boolean => row.kind === 'renewal';

/** A case that a clinician opened to change a treatment, without a request. */
export const isChange = (row: Pick<DeskDetail['case'], 'kind'>): boolean => row.kind === 'titration';

export const isCheckIn = (row: Pick<DeskDetail['case'], 'kind'>): boolean => row.kind === 'check_in';

/** Rule ids of the review flags about these products that are not acknowledged yet. Flags of other drugs do not count. */
export const openFlags = (
  flags: readonly DeskFlagView[],
  acknowledged: ReadonlySet<string>,
  products: readonly Pick<DeskProductFragment, 'drugType'>[],
): readonly string[] =>
  flags
    .filter(
      (flag) =>
        flag.outcome === 'review' &&
        !acknowledged.has(flag.ruleId) &&
        (flag.drugTypes.length === 0 ||
          products.some((product) => flag.drugTypes.includes(product.drugType))),
    )
    .map((flag) => flag.ruleId);

/** The additional flags of a changed plan: those of its drugs that are not in the case's own list. */
export const flagsOfPlan = (
  { flags, optionFlags }: Pick<DeskDetail, 'flags' | 'optionFlags'>,
  products: readonly Pick<DeskProductFragment, 'drugType'>[],
): readonly DeskFlagView[] =>
  optionFlags.filter(
    (flag) =>
      flag.outcome === 'review' &&
      !flags.some(({ ruleId }) => ruleId === flag.ruleId) &&
      products.some((product) => flag.drugTypes.includes(product.drugType)),
  );

export interface ApprovalBlocks {
  /** Sentences with reasons that nothing on this screen can remove. */
  readonly reasons: readonly string[];
  /** Rule ids still to be acknowledged. */
  readonly flags: readonly string[];
}

/**
 * Why the request cannot be approved as it is. The server also lists flags that are not recorded as acknowledged; the
 * checkboxes on this screen replace that sentence, because they are sent with the decision.
 */
export const approvalBlocks = (detail: DeskDetail, acknowledged: ReadonlySet<string>): ApprovalBlocks => {
  const unread = openFlags(detail.flags, new Set(), detail.requested);
  return {
    reasons: detail.approvalBlocks.filter(
      (block) => !block.startsWith('Please') || !unread.some((ruleId) => block.includes(ruleId)),
    ),
    flags: openFlags(detail.flags, acknowledged, detail.requested),
  };
};

export const isBlocked = ({ reasons, flags }: ApprovalBlocks): boolean => reasons.length + flags.length > 0;

const asking = 'Calculating the price.';
const unknown = 'The price cannot be shown now. The patient reads it before anything is charged.';

/** A sentence for the clinician: what approving as asked charges. A renewal on its own charges nothing. */
export const chargeLabel = (renewal: boolean, price: PlanPrice | null | undefined): string => {
  if (renewal)
    return 'Nothing for the review. Refills are charged on their usual dates; one that was held back is charged next.';
  if (!price) return price === null ? unknown : asking;
  const paid = `${formatMoney(price.amount)} to the patient’s card, ${price.isWithRefill ? 'with the next refill' : 'now'}, as they agreed: discounts, credit, shipping and tax are in it.`;
  return `${paid} Products without a prescription were charged at checkout and stay as they are.`;
};

/** A sentence for the clinician: what the patient agrees to who accepts a proposed plan. */
export const proposalCharge = (price: PlanPrice | null | undefined): string =>
  price
    ? `Nothing now. The patient is asked to agree to this: “${price.agreement}”`
    : price === null
      ? unknown
      : asking;

/** What the patient pays for a plan, beside the form that chooses it. */
export const planPriceLabel = (
  price: PlanPrice | null | undefined,
  requested: PlanPrice | null | undefined,
): string => {
  if (!price) return price === null ? unknown : asking;
  const when = price.isWithRefill ? 'with the next refill' : 'when the patient accepts';
  const change = requested ? price.amount - requested.amount : null;
  const compared =
    change === null
      ? ''
      : change === 0
        ? ' The same price as requested.'
        : ` ${formatMoney(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than requested.`;
  return `${formatMoney(price.amount)} ${when}.${compared}`;
};
