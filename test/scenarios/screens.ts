import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';

/** The pages that say what a patient has. */
export const screenPaths = [
  '/dashboard',
  '/auto-refill/preferences',
  '/order-history',
  '/treatment-plan',
] as const;

export type ScreenPath = (typeof screenPaths)[number];

/** What the tables say of one patient. */
export interface Facts {
  /** Subscriptions that have not ended. */
  readonly subscriptions: readonly { readonly status: string; readonly next_billing_date: Date | null }[];
  readonly orders: number;
  /** In cents, oldest first. */
  readonly charges: readonly number[];
  /** The prescriptions that may be filled. */
  readonly active: readonly { readonly expires_at: Date }[];
}

/** Runs one SQL statement with `$1` for the patient. */
export type Rows = (sql: string) => Promise<readonly Record<string, unknown>[]>;

export const readFacts = async (rows: Rows): Promise<Facts> => {
  const subscriptions = await rows(
    "select status, next_billing_date from subscription where user_id = $1 and status not in ('canceled', 'incomplete_expired')",
  );
  const [orders] = await rows('select count(*)::int as n from customer_order where user_id = $1');
  const charges = await rows(
    `select a.amount from charge_attempt a join invoice i on i.id = a.invoice_id
     where i.user_id = $1 and a.status = 'succeeded' order by a.created_at`,
  );
  const active = await rows("select expires_at from prescription where user_id = $1 and status = 'active'");
  return {
    subscriptions: subscriptions as unknown as Facts['subscriptions'],
    orders: Number(orders?.n),
    charges: charges.map(({ amount }) => Number(amount)),
    active: active as unknown as Facts['active'],
  };
};

/** The next charge as the dashboard announces it; null when it announces none. */
export const announced = (dashboard: string): { readonly amount: string; readonly on: string } | null => {
  const found = /Next charge and refill (\$[\d.,]+)(?: [^$]*?)? on (\w+ \d+, \d{4})/.exec(dashboard);
  return found?.[1] && found[2] ? { amount: found[1], on: found[2] } : null;
};

/** What the screens say otherwise than the tables; empty when they agree. */
export const disagreements = (
  texts: Readonly<Record<ScreenPath, string>>,
  { subscriptions, orders, charges, active }: Facts,
): readonly string[] => {
  const found: string[] = [];
  const check = (path: ScreenPath, isRight: boolean, what: string): void => {
    if (!isRight) found.push(`${path} does not say ${what}: ${texts[path]}`);
  };
  const planned = subscriptions
    .flatMap(({ next_billing_date }) => next_billing_date ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  const [next] = planned;
  const shown = announced(texts['/dashboard']);
  check('/dashboard', (shown?.on ?? null) === (next ? formatDate(next) : null), `the next charge of ${next}`);
  for (const on of planned)
    check('/auto-refill/preferences', texts['/auto-refill/preferences'].includes(formatDate(on)), `${on}`);
  if (subscriptions.length === 0)
    check(
      '/auto-refill/preferences',
      texts['/auto-refill/preferences'].includes('You have no refills'),
      'that there are no refills',
    );
  const listed = texts['/order-history'].match(/Order T-\d+,/g)?.length ?? 0;
  check('/order-history', listed === orders, `${orders} orders`);
  for (const amount of new Set(charges))
    check('/order-history', texts['/order-history'].includes(formatMoney(amount)), formatMoney(amount));
  for (const { expires_at } of active)
    check('/treatment-plan', texts['/treatment-plan'].includes(formatDate(expires_at)), `${expires_at}`);
  return found;
};
