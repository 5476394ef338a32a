import { addDays, type CalendarDate, formatDate, toCalendarDate } from '#kernel/dates.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { formatMoney } from '#kernel/money.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';

/** Another size in which everything of a subscription is sold. */
export interface PlanSize {
  readonly everyDays: number;
  /** Cents for one package, with shipping and tax. */
  readonly price: number;
  /** Cents of one refill, with shipping and tax, as it is charged. */
  readonly amount: number;
}

/** A subscription that the renewal is about. */
export interface RenewedPlan {
  readonly subscriptionId: string;
  readonly names: readonly string[];
  /** Cents of the next refill. */
  readonly amount: number;
  readonly everyDays: number;
  readonly nextBillingDate: Date | null;
  readonly sizes: readonly PlanSize[];
  readonly mayPause: boolean;
}

/**
 * What a patient chose for a subscription. Nothing of it takes effect before a clinician renews: a size and other products
 * are proposed by the clinician at their price, and a pause begins with the approval. Ending it is canceling, elsewhere.
 */
export type PlanChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'size'; readonly everyDays: number }
  | { readonly kind: 'products'; readonly wish: string }
  | { readonly kind: 'pause'; readonly until: CalendarDate };

export type StoredChoice = PlanChoice & { readonly subscriptionId: string };

/** As the API sends it. */
export interface WantedPlan {
  readonly kind: string;
  readonly everyDays?: number | null | undefined;
  readonly wish?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** A clinician has to decide first, and a charge is announced a week ahead. */
const FIRST_PAUSE_DAYS = 14;
const LONGEST_PAUSE_DAYS = 180;
const MAX_WISH = 500;

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);

/** The first and the last day on which a pause may end. */
export const pauseLimits = (
  { nextBillingDate }: Pick<RenewedPlan, 'nextBillingDate'>,
  now: Date,
): { readonly from: CalendarDate; readonly to: CalendarDate } => {
  const soonest = addDays(now, FIRST_PAUSE_DAYS);
  const from = nextBillingDate ? laterOf(addDays(nextBillingDate, 1), soonest) : soonest;
  return {
    from: toCalendarDate(from),
    to: toCalendarDate(laterOf(from, addDays(now, LONGEST_PAUSE_DAYS))),
  };
};

const problem = (field: string, message: string) => badInput([{ field, message }]);

const readUntil = (plan: RenewedPlan, until: string, now: Date): Result<PlanChoice> => {
  if (!plan.mayPause) return problem('kind', 'A payment did not go through. You can pause once it is paid.');
  const { from, to } = pauseLimits(plan, now);
  if (!isCalendarDate(until) || until < from || until > to)
    return problem('until', `Choose a day from ${formatDate(from)} to ${formatDate(to)}.`);
  return ok({ kind: 'pause', until });
};

/** Reads a choice. BAD_USER_INPUT names `kind`, `everyDays`, `wish` or `until`. */
export const readPlanChoice = (plan: RenewedPlan, wanted: WantedPlan, now: Date): Result<PlanChoice> => {
  switch (wanted.kind) {
    case 'keep':
      return ok({ kind: 'keep' });
    case 'size': {
      const size = plan.sizes.find(({ everyDays }) => everyDays === wanted.everyDays);
      return size
        ? ok({ kind: 'size', everyDays: size.everyDays })
        : problem('everyDays', 'Choose one of the sizes.');
    }
    case 'products': {
      const wish = (wanted.wish ?? '').trim();
      if (wish.length < 3) return problem('wish', 'Tell us in a few words what you would like.');
      return wish.length > MAX_WISH
        ? problem('wish', `Please use at most ${MAX_WISH} characters.`)
        : ok({ kind: 'products', wish });
    }
    case 'pause':
      return readUntil(plan, wanted.until ?? '', now);
    default:
      return problem('kind', 'Choose what happens next.');
  }
};

/**
 * The choices that are still possible, in the order of the plans: one that was made on another day, or for a plan that has
 * changed meanwhile, falls back to keeping what there is.
 */
export const currentChoices = (
  plans: readonly RenewedPlan[],
  stored: readonly StoredChoice[],
  now: Date,
): readonly { readonly plan: RenewedPlan; readonly choice: PlanChoice }[] =>
  plans.map((plan) => {
    const known = stored.find(({ subscriptionId }) => subscriptionId === plan.subscriptionId);
    const read = known ? readPlanChoice(plan, known, now) : null;
    return { plan, choice: read?.ok ? read.value : { kind: 'keep' } };
  });

export type ChosenPlan = ReturnType<typeof currentChoices>[number];

const namesOf = ({ names }: RenewedPlan): string => names.join(' and ');

/** What the clinician reads in the thread; null when nothing is to change. */
export const wishText = (chosen: readonly ChosenPlan[]): string | null => {
  const wishes = chosen.flatMap(({ plan, choice }) => {
    if (choice.kind === 'size')
      return [`${namesOf(plan)}: I would like a package every ${choice.everyDays} days.`];
    if (choice.kind === 'products') return [`${namesOf(plan)}: ${choice.wish}`];
    if (choice.kind === 'pause') return [`${namesOf(plan)}: paused until ${formatDate(choice.until)}.`];
    return [];
  });
  return wishes.length === 0 ? null : `I would like a change with my renewal.\n\n${wishes.join('\n')}`;
};

/** What the choice means, as the patient reads it beside the prices. */
export const afterText = ({ plan, choice }: ChosenPlan): string => {
  switch (choice.kind) {
    case 'keep':
      return 'Continues as it is.';
    case 'size':
      return `Continues as it is until your clinician proposes a package every ${choice.everyDays} days, and you agree to its price.`;
    case 'products':
      return 'Continues as it is until your clinician proposes something else, and you agree to its price.';
    case 'pause':
      return `Nothing is charged before ${formatDate(choice.until)} once your prescription is renewed. ${plan.nextBillingDate ? 'Until then it continues as it is.' : ''}`.trim();
  }
};

const chargeText = ({ plan, choice }: ChosenPlan, now: Date): string => {
  const each = `${formatMoney(plan.amount)} for ${namesOf(plan)} every ${plan.everyDays} days`;
  if (choice.kind === 'pause') return `${each}, not before ${formatDate(choice.until)}`;
  const { nextBillingDate: next } = plan;
  return next && next > now
    ? `${each}, next on ${formatDate(next)}`
    : `${each}, next when I am reminded of it`;
};

/** The text beside the box: what is charged once a clinician renews. Empty when nothing ships regularly. */
export const renewalConsentText = (chosen: readonly ChosenPlan[], now: Date): string =>
  chosen.length === 0
    ? ''
    : `If a clinician renews my prescription, I agree that my card is charged until I cancel: ${chosen
        .map((one) => chargeText(one, now))
        .join(
          '; ',
        )}. Another price needs my agreement first. I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.`;
