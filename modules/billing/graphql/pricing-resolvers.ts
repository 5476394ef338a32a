import type { RequestContext } from '#server/graphql/context.ts';
import type { QueryCheckoutQuoteArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { viewerActor } from '#server/viewer.ts';
import { checkoutQuote } from '../services/checkout/checkout-quote.ts';

export const pricingQueries = {
  checkoutQuote: async (_: unknown, { input }: QueryCheckoutQuoteArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await checkoutQuote(scope, viewerActor(viewer), { ...input, ip: viewer.ip })),
};
