import { type billingEvents, stoppingAdvice } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { careThreadPort, messagePort, systemAuthor } from '#modules/message/index.ts';
import type { Scope } from '#server/scope.ts';

type Answered = ReturnType<typeof billingEvents.orderStopAnswered.decode>;

/**
 * Tells the patient in the thread the result of stopping an order, with the names of the products that the notice leaves
 * out. Nothing for a patient without a visit.
 */
export const notifyOfStop = async (
  tx: Scope,
  { userId, number, productIds, answer, cause, isWhole }: Answered,
): Promise<void> => {
  // The patient requested it, and sees the result next to the order.
  if (cause === 'requested') return;
  const thread = await tx.use(careThreadPort).lockCurrent(userId);
  if (!thread) return;
  const products = await tx.use(cataloguePort).productsByIds(productIds);
  const names = products.map(({ displayedName }) => displayedName).join(' and ');
  const rest = isWhole ? 'None of the order will ship.' : 'The rest of the order will ship.';
  const order = isWhole ? `order ${number}` : `part of order ${number}`;
  const texts = {
    unsafe: {
      stopped: [`We stopped ${order} before it shipped, because of ${names}. ${rest}`],
      too_late: [
        `Order ${number} was already on its way. Please do not take ${names} until your clinician has written to you.`,
        ...stoppingAdvice(products.map(({ drugType }) => drugType)),
      ],
    },
    replaced: {
      stopped: [`We stopped ${order} before it shipped, because your new plan replaces ${names}. ${rest}`],
      too_late: [
        `Order ${number} was already on its way, with ${names}, which your new plan replaces. Do not take both. Ask here which one to take now.`,
      ],
    },
  };
  const paragraphs = texts[cause][answer];
  await tx.use(messagePort).write(thread, systemAuthor, paragraphs.join('\n\n'));
};
