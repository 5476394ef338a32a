import { accountPort } from '#modules/account/index.ts';
import type { RemoteOrder } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { orderIssueRepository } from '../../repositories/order-issues.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import { openIssue, pharmacyCause } from './open-issue.ts';

type Warning = RemoteOrder['warnings'][number];

interface WarningText {
  readonly subject: (orderNumber: string) => string;
  /** `product`: its name, or what stands for it in an email. */
  readonly body: (product: string) => string;
}

const texts: Readonly<Record<Warning['kind'], WarningText>> = {
  recalled: {
    subject: (number) => `A product in order ${number} is being recalled`,
    body: (product) =>
      `Please do not use ${product}, and keep the package. Message us to ask what to do until you have another one. Choose next to the order: a new package at no cost, or your money back.`,
  },
  substituted: {
    subject: (number) => `The pharmacy sent a different product in order ${number}`,
    body: (product) =>
      `It sent something else in place of ${product}. Please do not use it until we have written to you: we will check it within one business day.`,
  },
};

/**
 * Applies what the pharmacy warns about products of a locked order: an operator gets a task and the patient a notice, once for
 * each product, also when the task was closed meanwhile.
 */
export const followWarnings = async (
  tx: Scope,
  order: CustomerOrder,
  warnings: RemoteOrder['warnings'],
): Promise<void> => {
  for (const { kind, productId, text } of warnings) {
    const line = order.lines.find((one) => one.productId === productId && !one.canceled);
    const about = String(productId);
    if (!line || (await orderIssueRepository(tx.db).wasOpened(order.id, kind, about))) continue;
    await openIssue(tx, order, {
      ...{ kind, about, productIds: [productId], details: `The pharmacy: ${text}` },
      cause: pharmacyCause(kind),
    });
    const { subject, body } = texts[kind];
    await tx.use(accountPort).notify(order.userId, () => ({
      kind: `order_${kind}` as const,
      subject: subject(order.number),
      body: body(line.name),
      emailBody: `${body('one of its products')} Sign in to see which one it is.`,
    }));
  }
};
