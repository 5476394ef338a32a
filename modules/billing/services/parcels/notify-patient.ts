import { accountPort, type Notice } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';

/** A notice about an order with a link to it. Also emailed, so `sentences` name no product; empty ones are left out. */
export const notifyPatient = (
  tx: Scope,
  userId: string,
  write: () => {
    readonly kind: Notice['kind'];
    readonly subject: string;
    readonly sentences: readonly string[];
  },
): Promise<void> => {
  const where = `See your order: ${new URL('/order-history', tx.settings.origins.app).href}`;
  return tx.use(accountPort).notify(userId, () => {
    const { kind, subject, sentences } = write();
    return { kind, subject, body: [...sentences.filter((sentence) => sentence !== ''), where].join(' ') };
  });
};
