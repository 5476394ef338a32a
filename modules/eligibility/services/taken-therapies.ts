import { formatDate } from '#kernel/dates.ts';
import type { TakenTherapies, TakenTherapy } from '#modules/cart/index.ts';
import type { Scope } from '#server/scope.ts';
import { chartPort } from '../chart-port.ts';
import { type DuplicateTherapy, duplicatesOfOrder } from '../domain/chart/duplicate-therapy.ts';
import { therapyDrugs } from '../domain/chart/therapy.ts';

type Reason = TakenTherapy['reason'];

const pages: Readonly<Record<Reason, Pick<TakenTherapy, 'href' | 'label'>>> = {
  ordered: { href: '/order-history', label: 'See your order' },
  subscribed: { href: '/account', label: 'See your treatment' },
  on_hold: { href: '/messages', label: 'Write to your clinician' },
  too_soon: { href: '/order-history', label: 'See your order' },
};

/** A prescription alone prevents no order; where it is mentioned, it is part of the treatment. */
const reasonOf = ({ reason }: DuplicateTherapy): Reason => (reason === 'prescribed' ? 'subscribed' : reason);

/** The page that shows the patient the treatment that a refused product repeats. */
export const takenPage = (duplicate: DuplicateTherapy): Pick<TakenTherapy, 'href' | 'label'> =>
  pages[reasonOf(duplicate)];

const sentence = ({ reason, therapy, until }: DuplicateTherapy, it: string): string => {
  switch (reason) {
    case 'ordered':
      return therapy.orderedAt
        ? `You ordered ${it} on ${formatDate(therapy.orderedAt)}.`
        : `You have ordered ${it}.`;
    case 'on_hold':
      return `Your clinician has put ${it} on hold.`;
    case 'too_soon':
      return `You have enough of ${it}. You can order it from ${formatDate(until ?? new Date(0))}.`;
    default:
      return `You take ${it}.`;
  }
};

const messageFor = (duplicate: DuplicateTherapy, isSame: boolean): string =>
  isSame
    ? sentence(duplicate, 'this')
    : `${sentence(duplicate, duplicate.therapy.name)} Only one treatment of this kind is taken at a time.`;

/**
 * The patient's treatments, orders and sufficient supplies, as the shop shows them. The same check as at checkout, for
 * every drug that is taken one at a time; drugs that get the same text share an entry.
 */
export const takenTherapies = (scope: Scope): TakenTherapies => ({
  of: async (userId) => {
    // Treatments of another account are not shown: it may be another person's.
    const therapies = (await scope.use(chartPort).therapies(userId)).filter(
      ({ isOfOtherAccount }) => !isOfOtherAccount,
    );
    const found = therapyDrugs.flatMap((drugType) => {
      const wanted = [{ productId: 0, drugType }];
      const [duplicate] = duplicatesOfOrder(therapies, wanted, { checkoutId: '', now: scope.clock.now() });
      return duplicate ? [{ drugType, duplicate }] : [];
    });
    const entries = new Map<string, TakenTherapy>();
    for (const { drugType, duplicate } of found) {
      const message = messageFor(duplicate, duplicate.therapy.drugType === drugType);
      const drugTypes = [...(entries.get(message)?.drugTypes ?? []), drugType];
      entries.set(message, { drugTypes, reason: reasonOf(duplicate), message, ...takenPage(duplicate) });
    }
    return [...entries.values()];
  },
});
