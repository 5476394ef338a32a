import Stripe from 'stripe';
import { type Clock, systemClock } from '#kernel/clock.ts';
import {
  type CardSummary,
  type ChargeRequest,
  GatewayUnavailable,
  InvalidPaymentRequest,
  type PaymentContext,
  type PaymentGateway,
  type PaymentOutcome,
  ReplayedFailure,
} from '../ports/payment-gateway.ts';
import {
  cardSummary,
  intentOfEvent,
  needsConfirmation,
  outcomeOfCardError,
  outcomeOfIntent,
  paymentMethodOfEvent,
} from './stripe-outcomes.ts';
import { refundReferenceField, stripeSettlements } from './stripe-settlements.ts';

export interface StripeGatewayOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the issuer redirects a patient who must confirm a charge that was made in their absence. */
  readonly authenticationReturnUrl: string;
  /** Another server than Stripe's own: the payment processor simulator. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
  /** Measures the age of webhooks. A simulated clock is only used with the payment processor simulator. */
  readonly clock?: Clock;
  /** Milliseconds before one attempt is aborted. Default 10 s, with two more attempts. */
  readonly timeoutMs?: number;
}

const {
  StripeCardError,
  StripeConnectionError,
  StripeAPIError,
  StripeRateLimitError,
  StripeInvalidRequestError,
} = Stripe.errors;

type Declined = Extract<PaymentOutcome, { status: 'declined' }>;

/** What rules of Stripe Radar read as `::user_id::` and `::client_address::`. */
const radarMetadata = (context: PaymentContext | undefined): Record<string, string> => ({
  ...(context ? { user_id: context.userId } : {}),
  ...(context?.address ? { client_address: context.address } : {}),
});

/** The charge of a payment with what the issuer said of the card, and what Stripe keeps of it. */
const wholeCharge = 'latest_charge.balance_transaction';

const anyCard = { enabled: true, allow_redirects: 'always' } as const;

/** The part of a reference that fits a card statement: at most 10 letters, digits and hyphens, with a letter. */
const statementSuffix = (reference: string): string | undefined => {
  const suffix = reference.replace(/[^A-Za-z0-9-]/g, '').slice(-10);
  return /[A-Za-z]/.test(suffix) ? suffix : undefined;
};

/** Stripe replays the first response to a repeated key unchanged, whatever has happened since. */
const isReplay = (headers: Readonly<Record<string, string>> | undefined): boolean =>
  headers?.['idempotent-replayed'] === 'true';

const reach = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof StripeAPIError && isReplay(error.headers))
      throw new ReplayedFailure('The card payment provider repeats a stored failure.', { cause: error });
    if (
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError
    )
      throw new GatewayUnavailable('The card payment provider did not answer.', { cause: error });
    if (error instanceof StripeInvalidRequestError)
      throw new InvalidPaymentRequest(error.code ?? null, { cause: error });
    throw error;
  }
};

/** The gateway over the official SDK. The same code is used with Stripe and its simulator. */
export const createStripeGateway = (options: StripeGatewayOptions): PaymentGateway => {
  const clock = options.clock ?? systemClock;
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: 2,
    timeout: options.timeoutMs ?? 10_000,
    telemetry: false,
    ...options.api,
  });

  const outcomeOf = (intentId: string): Promise<PaymentOutcome> =>
    reach(async () =>
      outcomeOfIntent(
        intentId.startsWith('seti_')
          ? await stripe.setupIntents.retrieve(intentId, { expand: ['payment_method'] })
          : await stripe.paymentIntents.retrieve(intentId, { expand: [wholeCharge] }),
      ),
    );

  /** A decline with what issuer and processor said of the card: an error's intent does not have it. */
  const withEvidence = async (refused: Declined, intentId: string): Promise<PaymentOutcome> => {
    try {
      const now = await outcomeOf(intentId);
      return now.status === 'declined' && now.evidence ? { ...refused, evidence: now.evidence } : refused;
    } catch (error) {
      // The decline itself is known and counts without it.
      if (error instanceof GatewayUnavailable) return refused;
      throw error;
    }
  };

  /** Runs a create-and-confirm call; refusals become outcomes, and a replayed response is replaced by the present state. */
  const attempt = async (
    create: () => Promise<Stripe.Response<Stripe.PaymentIntent> | Stripe.Response<Stripe.SetupIntent>>,
  ): Promise<PaymentOutcome> => {
    try {
      const intent = await create();
      return isReplay(intent.lastResponse.headers) ? await outcomeOf(intent.id) : outcomeOfIntent(intent);
    } catch (error) {
      if (!(error instanceof StripeCardError)) throw error;
      const refused = outcomeOfCardError(error);
      if (!refused.intentId) return refused;
      if (isReplay(error.headers)) return outcomeOf(refused.intentId);
      return refused.intentId.startsWith('pi_') ? withEvidence(refused, refused.intentId) : refused;
    }
  };

  /** A charge that needs the patient's confirmation is offered to them as the same charge. */
  const requestConfirmation = async (intentId: string, request: ChargeRequest): Promise<PaymentOutcome> => {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    if (!needsConfirmation(intent)) return outcomeOfIntent(intent);
    return attempt(() =>
      stripe.paymentIntents.confirm(
        intentId,
        { payment_method: request.paymentMethodId, return_url: options.authenticationReturnUrl },
        { idempotencyKey: `${request.idempotencyKey}:ask` },
      ),
    );
  };

  return {
    createCustomer: ({ userId, email, idempotencyKey }) =>
      reach(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { user_id: userId } },
          { idempotencyKey },
        );
        return { customerId: customer.id };
      }),

    saveCard: ({ customerId, paymentMethodId, idempotencyKey, returnUrl, context }) =>
      reach(() =>
        attempt(() =>
          stripe.setupIntents.create(
            {
              customer: customerId,
              payment_method: paymentMethodId,
              usage: 'off_session',
              confirm: true,
              return_url: returnUrl,
              automatic_payment_methods: anyCard,
              metadata: radarMetadata(context),
              expand: ['payment_method'],
            },
            { idempotencyKey },
          ),
        ),
      ),

    charge: (request) =>
      reach(async () => {
        const suffix = statementSuffix(request.reference);
        const outcome = await attempt(() =>
          stripe.paymentIntents.create(
            {
              amount: request.amount,
              currency: 'usd',
              customer: request.customerId,
              payment_method: request.paymentMethodId,
              confirm: true,
              return_url: request.returnUrl ?? options.authenticationReturnUrl,
              automatic_payment_methods: anyCard,
              description: request.reference,
              metadata: {
                reference: request.reference,
                idempotency_key: request.idempotencyKey,
                ...radarMetadata(request.context),
              },
              expand: [wholeCharge],
              ...(suffix ? { statement_descriptor_suffix: suffix } : {}),
              ...(request.returnUrl ? {} : { off_session: true }),
            },
            { idempotencyKey: request.idempotencyKey },
          ),
        );
        return outcome.status === 'declined' &&
          outcome.declineCode === 'authentication_required' &&
          outcome.intentId
          ? requestConfirmation(outcome.intentId, request)
          : outcome;
      }),

    findCharge: ({ customerId, idempotencyKey }) =>
      reach(async () => {
        for await (const intent of stripe.paymentIntents.list({ customer: customerId, limit: 100 }))
          if (intent.metadata.idempotency_key === idempotencyKey) return outcomeOf(intent.id);
        return null;
      }),

    outcomeOf,

    cancelCharge: async (intentId) => {
      try {
        return await reach(async () => outcomeOfIntent(await stripe.paymentIntents.cancel(intentId)));
      } catch (error) {
        // Confirmed, declined or canceled meanwhile.
        if (error instanceof InvalidPaymentRequest) return outcomeOf(intentId);
        throw error;
      }
    },

    refund: ({ intentId, amount, idempotencyKey, reference }) =>
      reach(async () => {
        const metadata = reference ? { metadata: { [refundReferenceField]: reference } } : {};
        const refund = await stripe.refunds.create(
          { payment_intent: intentId, amount, ...metadata },
          { idempotencyKey },
        );
        return { refundId: refund.id };
      }),

    ...stripeSettlements(stripe, reach),

    cards: (customerId) =>
      reach(async () => {
        const page = await stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 });
        return page.data.map(cardSummary).filter((card): card is CardSummary => card !== null);
      }),

    card: (paymentMethodId) =>
      reach(async () => {
        try {
          return cardSummary(await stripe.paymentMethods.retrieve(paymentMethodId));
        } catch (error) {
          if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return null;
          throw error;
        }
      }),

    removeCard: (paymentMethodId) =>
      reach(async () => {
        try {
          await stripe.paymentMethods.detach(paymentMethodId);
        } catch (error) {
          // It belongs to nobody any more.
          if (!(error instanceof StripeInvalidRequestError)) throw error;
        }
      }),

    readWebhook: (body, header) => {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          header('stripe-signature') ?? '',
          options.webhookSecret,
          undefined,
          undefined,
          clock.now().getTime(),
        );
        return {
          id: event.id,
          type: event.type,
          createdAt: Number.isFinite(event.created) ? new Date(event.created * 1_000) : null,
          intentId: intentOfEvent(event),
          paymentMethodId: paymentMethodOfEvent(event),
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
};
