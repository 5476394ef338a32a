import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';

/** The pages that say what a patient has. */
export const screenPaths = [
  '/dashboard',
  '/auto-refill/preferences',
  '/order-history',
  '/treatment-plan',
  '/account',
  '/thankyou',
] as const;

export type ScreenPath = (typeof screenPaths)[number];

/** What the tables say of one patient. */
export interface Facts {
  /** Subscriptions that have not ended. */
  readonly subscriptions: readonly { readonly status: string; readonly next_billing_date: Date | null }[];
  readonly orders: number;
  /** In cents, oldest first. */
  readonly charges: readonly number[];
  /** The number of the newest order; null without one. */
  readonly newestOrder: string | null;
  /** The prescriptions that may be filled. */
  readonly active: readonly { readonly expires_at: Date }[];
  /** The drugs of prescriptions that could be filled, had the patient not canceled what sends them. */
  readonly canceled: readonly string[];
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
  const [newest] = await rows(
    'select number from customer_order where user_id = $1 order by created_at desc, id limit 1',
  );
  const canceled = await rows(
    `select p.name from prescription p where p.user_id = $1 and p.status = 'active' and 'canceled' = (
       select s.status from subscription s join subscription_product sp on sp.subscription_id = s.id
       where s.user_id = $1 and sp.drug_type = p.drug_type and s.status <> 'incomplete_expired'
       order by s.status = 'canceled', s.created_at desc limit 1)`,
  );
  const active = await rows("select expires_at from prescription where user_id = $1 and status = 'active'");
  return {
    subscriptions: subscriptions as unknown as Facts['subscriptions'],
    orders: Number(orders?.n),
    charges: charges.map(({ amount }) => Number(amount)),
    newestOrder: newest ? String(newest.number) : null,
    active: active as unknown as Facts['active'],
    canceled: canceled.map(({ name }) => String(name)),
  };
};

/** The next charge as the dashboard announces it; null when it announces none. */
export const announced = (dashboard: string): { readonly amount: string; readonly on: string } | null => {
  const found = /Next charge and refill (\$[\d.,]+)(?: after \$[\d.,]+ of credit)? on (\w+ \d+, \d{4})/.exec(
    dashboard,
  );
  return found?.[1] && found[2] ? { amount: found[1], on: found[2] } : null;
};

/** The charges that the refills page announces, with the day of each. */
const refillsOf = (text: string): readonly { readonly cents: number; readonly on: string }[] =>
  [...text.matchAll(/Next charge \$([\d.,]+) on (\w+ \d+, \d{4})/g)].map(([, dollars = '', on = '']) => ({
    cents: Math.round(Number(dollars.replaceAll(',', '')) * 100),
    on,
  }));

/** Statuses whose words name the day of the next charge. */
const tellsTheDay: readonly string[] = ['active', 'snoozed', 'paused'];

/** What the screens say otherwise than the tables; empty when they agree. */
export const disagreements = (
  texts: Readonly<Record<ScreenPath, string>>,
  { subscriptions, orders, charges, newestOrder, active, canceled }: Facts,
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
  const sum = refillsOf(texts['/auto-refill/preferences'])
    .filter(({ on }) => on === shown?.on)
    .reduce((total, { cents }) => total + cents, 0);
  check('/dashboard', shown === null || shown.amount === formatMoney(sum), `the sum of ${formatMoney(sum)}`);
  for (const { status, next_billing_date: on } of subscriptions)
    if (on && tellsTheDay.includes(status))
      for (const path of ['/account', '/thankyou'] as const)
        check(path, texts[path].includes(formatDate(on)), `the next charge of ${on}`);
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
  check(
    '/thankyou',
    texts['/thankyou'].includes(newestOrder ?? 'You have not ordered anything'),
    `order ${newestOrder}`,
  );
  for (const name of canceled)
    for (const path of ['/dashboard', '/treatment-plan'] as const)
      check(path, !texts[path].includes(`${name} Active`), `that ${name} was canceled`);
  for (const { expires_at } of active)
    check('/treatment-plan', texts['/treatment-plan'].includes(formatDate(expires_at)), `${expires_at}`);
  return found;
};
