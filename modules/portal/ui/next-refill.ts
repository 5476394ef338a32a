import { formatDate } from '#kernel/dates.ts';
import type { WelcomePageQuery } from '../pages/welcome.generated.ts';

type User = WelcomePageQuery['currentUser'];

/** When the next refill is due, as far as it is known for this person. */
export const nextRefill = (user: User, drugTypes: readonly string[]): string => {
  if (!user) return 'Sign in to see the date of your next refill.';
  const subscription = user.billing.subscriptions.find((one) =>
    one.drugTypes.some((drugType) => drugTypes.includes(drugType)),
  );
  if (!subscription) return 'You have no active plan for it, so nothing is sent or charged automatically.';
  const { nextBillingDate, everyDays, needsPrescription } = subscription;
  if (nextBillingDate)
    return `Your next refill is charged and sent on ${formatDate(nextBillingDate)}, then every ${everyDays} days until you cancel.`;
  return needsPrescription
    ? 'No refill is planned yet: the date is set once a clinician approves your plan.'
    : 'No refill is planned yet: the date is set when your payment goes through.';
};
