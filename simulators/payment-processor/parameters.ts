import { z } from 'zod';
import { invalidRequest } from './processor-error.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const cents = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const methods = z.strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() });
/** Objects to send whole in the answer; the simulator has some of them. */
const expand = z.array(z.string()).optional();
export const expandParameters = z.object({ expand });
const url = z.url({ protocol: /^https?$/ });
/** Stripe refuses amounts below 50 cents. */
const amount = cents.refine((value) => value >= 50, 'Amount must be at least $0.50 usd');

export const customerParameters = z.strictObject({ email: z.email().optional(), metadata });
export const attachParameters = z.strictObject({ customer: z.string() });
const limit = cents.refine((value) => value >= 1 && value <= 100).default(10);
export const listParameters = z.strictObject({
  customer: z.string(),
  type: z.literal('card').optional(),
  limit,
});
const created = z
  .strictObject({
    gte: z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  })
  .optional();
const page = { limit, starting_after: z.string().optional() };
export const intentListParameters = z.strictObject({
  customer: z.string().optional(),
  created,
  ...page,
  expand,
});
export const confirmParameters = z.strictObject({
  payment_method: z.string().optional(),
  return_url: url.optional(),
  off_session: flag.default(false),
});
export const confirmSetupParameters = confirmParameters.omit({ off_session: true });
export const setupIntentParameters = z.strictObject({
  customer: z.string().optional(),
  payment_method: z.string().optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
  confirm: flag.default(false),
  return_url: url.optional(),
  automatic_payment_methods: methods.optional(),
  expand,
  metadata,
});
export const paymentIntentParameters = z.strictObject({
  amount,
  currency: z.literal('usd'),
  customer: z.string().optional(),
  payment_method: z.string().optional(),
  confirm: flag.default(false),
  off_session: flag.default(false),
  return_url: url.optional(),
  capture_method: z.enum(['automatic', 'manual']).default('automatic'),
  automatic_payment_methods: methods.optional(),
  description: z.string().max(1000).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  expand,
  metadata,
});
export const captureParameters = z.strictObject({ amount_to_capture: cents.optional() });
export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  amount: cents.refine((value) => value >= 1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});
const taxedAmount = { amount: cents, tax_code: z.string(), tax_behavior: z.literal('exclusive') };
export const taxCalculationParameters = z.strictObject({
  currency: z.literal('usd'),
  customer_details: z.strictObject({
    address: z.strictObject({
      country: z.literal('US'),
      state: z.string().length(2),
      city: z.string(),
      postal_code: z.string().regex(/^\d{5}/, 'This is no ZIP code.'),
    }),
    address_source: z.literal('shipping'),
  }),
  line_items: z.array(z.strictObject({ reference: z.string(), ...taxedAmount })).min(1),
  shipping_cost: z.strictObject(taxedAmount).optional(),
  expand,
});
export const taxTransactionParameters = z.strictObject({ calculation: z.string(), reference: z.string() });
export const taxReversalParameters = z.strictObject({
  mode: z.enum(['full', 'partial']),
  original_transaction: z.string(),
  reference: z.string(),
  /** Below 0. */
  flat_amount: z
    .string()
    .regex(/^-\d{1,8}$/)
    .transform(Number)
    .optional(),
});
export const settlementListParameters = z.strictObject({
  payment_intent: z.string().optional(),
  created,
  ...page,
});

/** Refunds or disputes as the store lists them. */
export const settlementList = ({
  payment_intent: intentId,
  created: made,
  starting_after: after,
  limit: most,
}: z.output<typeof settlementListParameters>) => ({
  intentId: intentId ?? null,
  since: made?.gte ?? null,
  after: after ?? null,
  limit: most,
});

/** Reads parameters, or refuses with the name of the first invalid one, as Stripe does. */
export const read = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys')
    throw invalidRequest(
      `Received unknown parameter: ${issue.keys[0]}`,
      'parameter_unknown',
      String(issue.keys[0]),
    );
  const name = issue?.path.join('.') ?? '';
  throw invalidRequest(`Invalid ${name}: ${issue?.message}`, 'parameter_invalid', name);
};
