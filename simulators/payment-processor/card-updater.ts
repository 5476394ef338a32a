import { type ProcessorContext, requireObject } from './processor-context.ts';

/** The new details of a card that the issuer replaced. */
export interface CardUpdate {
  readonly expMonth: number;
  readonly expYear: number;
  /** The last digits of a new number; left out when only the date is new. */
  readonly last4?: string;
}

/** The card updater of the networks: the saved card stays the same one with other details, and the product is told. */
export const updateCard = async (
  context: ProcessorContext,
  id: string,
  { expMonth, expYear, last4 }: CardUpdate,
): Promise<void> => {
  const method = await requireObject(context, 'payment_method', id);
  if (!method.card) throw new Error(`Payment method ${id} is no card.`);
  const card = { ...method.card, exp_month: expMonth, exp_year: expYear, ...(last4 ? { last4 } : {}) };
  const updated = { ...method, card };
  await context.store.save(updated, context.now);
  await context.emit('payment_method.automatically_updated', updated);
};
