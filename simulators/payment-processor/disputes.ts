import type Stripe from 'stripe';
import { read, settlementList, settlementListParameters } from './parameters.ts';
import {
  idOf,
  listAnswer,
  type ProcessorAnswer,
  type ProcessorContext,
  requireObject,
  seconds,
} from './processor-context.ts';

const WEEK_SECONDS = 7 * 86_400;
/** Kept also when the dispute is won. */
const DISPUTE_FEE = 1500;

/** The fields of a dispute that the simulator plays. */
export type SimulatedDispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
> & {
  readonly balance_transactions: readonly Pick<Stripe.BalanceTransaction, 'amount' | 'fee'>[];
  readonly evidence_details: Pick<
    Stripe.Dispute.EvidenceDetails,
    'due_by' | 'has_evidence' | 'past_due' | 'submission_count'
  >;
};

/** The card holder tells their bank that they do not accept a payment. */
export const openDispute = async (
  context: ProcessorContext,
  intentId: string,
  reason: string,
): Promise<SimulatedDispute> => {
  const intent = await requireObject(context, 'payment_intent', intentId);
  const created = seconds(context.now);
  const dispute: SimulatedDispute = {
    id: context.newId('dp'),
    object: 'dispute',
    amount: intent.amount_received,
    charge: idOf(intent.latest_charge) ?? '',
    created,
    currency: intent.currency,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: 'needs_response',
    balance_transactions: [{ amount: 0 - intent.amount_received, fee: DISPUTE_FEE }],
    evidence_details: {
      due_by: created + WEEK_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
  };
  await context.store.save(dispute, context.now);
  await context.emit('charge.dispute.created', dispute);
  return dispute;
};

/** The issuer decides for us (`won`) or for the card holder (`lost`). */
export const closeDispute = async (
  context: ProcessorContext,
  id: string,
  status: 'won' | 'lost',
): Promise<void> => {
  const open = await requireObject(context, 'dispute', id);
  const returned = status === 'won' ? [{ amount: open.amount, fee: 0 }] : [];
  const closed: SimulatedDispute = {
    ...open,
    status,
    balance_transactions: [...open.balance_transactions, ...returned],
  };
  await context.store.save(closed, context.now);
  await context.emit('charge.dispute.closed', closed);
};

export const listDisputes = async (context: ProcessorContext, query: unknown): Promise<ProcessorAnswer> => {
  const { limit, ...wanted } = settlementList(read(settlementListParameters, query));
  return listAnswer(
    '/v1/disputes',
    await context.store.listOf('dispute', { ...wanted, limit: limit + 1 }),
    limit,
  );
};
