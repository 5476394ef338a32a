import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';

/** A notice about an order with a link to it. Emailed too, so `sentences` name no product; empty ones are left out. */
export const tellPatient = (
  tx: Scope,
  userId: string,
  { kind, subject, sentences }: { kind: string; subject: string; sentences: readonly string[] },
): Promise<void> => {
  const where = `See your order: ${new URL('/order-history', tx.settings.origins.app).href}`;
  const body = [...sentences.filter((sentence) => sentence !== ''), where].join(' ');
  return tx.use(accountPort).notify(userId, { kind, subject, body });
};
