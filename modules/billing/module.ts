import { cartDiscountsPort } from '#modules/cart/index.ts';
import { defineModule } from '#server/module.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import { notifiedBy } from '#server/ports/webhooks.ts';
import { provide } from '#server/scope.ts';
import { CASE_PHOTOS_PATH } from './domain/case-photo.ts';
import { EXPORTS_PATH } from './domain/desk/exported-lists.ts';
import { ORDER_DOCUMENTS_PATH } from './domain/order-document.ts';
import { billingEvents } from './events.ts';
import { cancelSubscriptionForm } from './forms/cancel-subscription.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { casePhotoRead, casePhotoUpload } from './http/case-photo-router.ts';
import { deskExports } from './http/desk-export-router.ts';
import { orderDocuments } from './http/order-document-router.ts';
import { paymentWebhookRouter } from './http/payment-webhook-router.ts';
import { pharmacyWebhookRouter } from './http/pharmacy-webhook-router.ts';
import {
  accountEndPort,
  billingPort,
  casePhotosPort,
  creditsPort,
  operatorTasksPort,
  otcChangesPort,
  reactivationsPort,
  refillPlansPort,
  relocationPort,
  visitCheckoutsPort,
} from './index.ts';
import { billingJobs } from './jobs.ts';
import { billingMetrics } from './repositories/metrics.ts';
import { accountEnd } from './services/account-end.ts';
import { relocations } from './services/addresses/relocations.ts';
import { billingService } from './services/billing.ts';
import { credits } from './services/credits/credits.ts';
import { jobs } from './services/jobs.ts';
import { casePhotos } from './services/photos/case-photos.ts';
import { cartDiscounts } from './services/pricing/cart-discounts.ts';
import { reactivations } from './services/reactivation/reactivations.ts';
import { refillPlans } from './services/refills/refill-plans.ts';
import { subscribers } from './services/subscribers.ts';
import { otcChanges } from './services/subscriptions/otc-changes.ts';
import { sweeps } from './services/sweeps.ts';
import { operatorTasks } from './services/tasks/operator-tasks.ts';
import { visitCheckouts } from './services/visit-checkout/visit-checkout-page.ts';
import { storedData } from './stored-data.ts';

/** About a charge that succeeded: a refund or a dispute. */
const isSettlement = (type: string): boolean => /^(?:refund\.|charge\.(?:refund|dispute))/.test(type);

/** A saved card was removed at the processor, or has new details. */
const cardJob = (type: string) =>
  type === 'payment_method.detached' ? billingJobs.cardGone : billingJobs.cardEvent;

export const billingModule = defineModule({
  id: 'billing',
  dependsOn: ['account', 'analytics', 'cart', 'catalogue'],
  metrics: billingMetrics,
  storedData,
  events: billingEvents,
  provides: [
    provide(billingPort, billingService),
    provide(accountEndPort, accountEnd),
    provide(otcChangesPort, otcChanges),
    provide(cartDiscountsPort, cartDiscounts),
    provide(casePhotosPort, casePhotos),
    provide(creditsPort, credits),
    provide(refillPlansPort, refillPlans),
    provide(visitCheckoutsPort, visitCheckouts),
    provide(relocationPort, relocations),
    provide(reactivationsPort, reactivations),
    provide(operatorTasksPort, operatorTasks),
  ],
  graphql: { typeDefs, resolvers },
  forms: [cancelSubscriptionForm],
  jobs,
  subscribers,
  sweeps,
  // Only pages that are kept for everybody, which every notification clears.
  memory: [{ channel: 'discounts', forget: () => {} }],
  http: [
    {
      path: '/api/payments/webhook',
      access: 'public',
      rate: 'none',
      raw: true,
      router: (scope) =>
        paymentWebhookRouter(
          scope().use(paymentGatewayPort),
          // Only enqueued here, so that the processor gets its response quickly; the job queries the current state.
          async ({ id, type, createdAt, intentId, paymentMethodId }) => {
            const notified = notifiedBy('payments', createdAt);
            if (paymentMethodId)
              await scope().enqueue(cardJob(type), { paymentMethodId, ...notified }, { key: id });
            if (!intentId) return;
            const job = isSettlement(type) ? billingJobs.settlementsOf : billingJobs.paymentEvent;
            await scope().enqueue(job, { intentId, ...notified }, { key: id });
          },
          scope().log,
        ),
    },
    {
      path: '/api/pharmacy/webhook',
      access: 'public',
      rate: 'none',
      raw: true,
      router: pharmacyWebhookRouter,
    },
    { path: EXPORTS_PATH, access: 'staff', rate: 'strict', router: deskExports },
    { path: ORDER_DOCUMENTS_PATH, access: 'login', rate: 'normal', router: orderDocuments },
    { path: CASE_PHOTOS_PATH, access: 'login', rate: 'normal', router: casePhotoRead },
    { path: CASE_PHOTOS_PATH, access: 'login', rate: 'strict', router: casePhotoUpload },
  ],
});
