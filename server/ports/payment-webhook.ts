/** For the module that hears of payments: the router that lets in nothing but the provider's signed events. */
export { webhookRouter } from '../payments/webhook-router.ts';
