import { accountEvents } from '#modules/account/index.ts';
import { billingEvents } from '#modules/billing/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { friendSignedUp, friendsOrderShipped } from './services/follow-friend.ts';
import { sweeps } from './services/sweeps.ts';
import { storedData } from './stored-data.ts';

export const referralModule = defineModule({
  id: 'referral',
  dependsOn: ['account', 'billing'],
  storedData,
  graphql: { typeDefs, resolvers },
  sweeps,
  subscribers: [
    subscribe(accountEvents.leadClaimed, 'referral.signedUp', friendSignedUp),
    subscribe(billingEvents.orderShipped, 'referral.shipped', friendsOrderShipped),
  ],
});
