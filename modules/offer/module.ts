import { billingEvents } from '#modules/billing/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { defineModule } from '#server/module.ts';
import { offerEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { offerUsedByOrder } from './services/follow-order.ts';
import { sweeps } from './services/sweeps.ts';
import { storedData } from './stored-data.ts';

export const offerModule = defineModule({
  id: 'offer',
  dependsOn: ['account', 'billing'],
  storedData,
  events: offerEvents,
  graphql: { typeDefs, resolvers },
  sweeps,
  subscribers: [
    subscribe(billingEvents.checkoutPlaced, 'offer.ordered', offerUsedByOrder),
    subscribe(billingEvents.planOrdered, 'offer.orderedAsPlan', offerUsedByOrder),
  ],
});
