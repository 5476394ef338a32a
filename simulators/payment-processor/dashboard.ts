import { type CardUpdate, updateCard } from './card-updater.ts';
import { bookPayment } from './charge-view.ts';
import { closeDispute, openDispute } from './disputes.ts';
import type { ProcessorFaults } from './faults.ts';
import { repeatPayment } from './payment-intents.ts';
import type { Processor } from './processor.ts';
import { failRefund, refundPayment } from './refunds.ts';

/** What happens to a payment outside of the product. Each sends the events that the real processor sends. */
export interface ProcessorDashboard {
  /** Somebody refunds part of a payment at the dashboard. Returns the refund's id. */
  refund(intentId: string, amount: number): Promise<string>;
  /**
   * A payment is made again: by the processor's mistake, with everything that we sent with the first one, or by somebody
   * at the dashboard, without. Returns its id.
   */
  chargeAgain(intentId: string, by: 'processor' | 'somebody'): Promise<string>;
  /** Payments that were not booked yet are: from now on their fees are known. Returns how many. */
  bookPayments(): Promise<number>;
  /** The issuer returns a refund, because the card was closed. */
  failRefund(refundId: string): Promise<void>;
  /** The card holder disputes a payment; `reason` is one of Stripe's codes. Returns the dispute's id. */
  openDispute(intentId: string, reason?: string): Promise<string>;
  closeDispute(disputeId: string, status: 'won' | 'lost'): Promise<void>;
  /** The issuer replaced the card, and the card network informed the processor. */
  updateCard(paymentMethodId: string, update: CardUpdate): Promise<void>;
  /** The processor fails on the next charge that is sent to it, and repeats that answer for the same key. */
  failNextCharge(): void;
}

export const processorDashboard = (processor: Processor, faults: ProcessorFaults): ProcessorDashboard => ({
  refund: async (intentId, amount) =>
    (
      await processor.run((context) =>
        refundPayment(context, { payment_intent: intentId, amount, metadata: {} }),
      )
    ).id,
  chargeAgain: (intentId, by) =>
    processor.run((context) => repeatPayment(context, intentId, by === 'processor')),
  bookPayments: async () => {
    const waiting = [...faults.unbooked];
    faults.unbooked.clear();
    for (const id of waiting) await processor.run((context) => bookPayment(context, id));
    return waiting.length;
  },
  failRefund: (refundId) => processor.run((context) => failRefund(context, refundId)),
  openDispute: async (intentId, reason = 'fraudulent') =>
    (await processor.run((context) => openDispute(context, intentId, reason))).id,
  closeDispute: (disputeId, status) => processor.run((context) => closeDispute(context, disputeId, status)),
  updateCard: (paymentMethodId, update) =>
    processor.run((context) => updateCard(context, paymentMethodId, update)),
  failNextCharge: () => {
    faults.charges.push('fail-stored');
  },
});
