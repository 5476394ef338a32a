/** For the module that hears of payments: the router that lets in nothing but the provider's signed events. */
export { type PaymentEvent, webhookRouter } from '../payments/webhook-router.ts';
