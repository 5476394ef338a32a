import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { PaymentEvent, PaymentGateway } from '#server/ports/payment-gateway.ts';

/**
 * Receives the processor's signed events; mount it at /api/payments/webhook without another body parser. 400: the
 * signature is wrong or stale. 500: `handle` threw, so the processor sends the event again. `handle` should only
 * enqueue a job for the event and return.
 */
export const paymentWebhookRouter = (
  gateway: Pick<PaymentGateway, 'readWebhook'>,
  handle: (event: PaymentEvent) => Promise<void>,
  log: Logger,
): Router => {
  const router = express.Router();
  router.post('/', express.raw({ type: () => true, limit: '512kb' }), async (request, response) => {
    const body: unknown = request.body;
    const event = Buffer.isBuffer(body) ? gateway.readWebhook(body, (name) => request.get(name)) : null;
    if (!event) {
      response.status(400).json({ error: 'The signature is not valid.' });
      return;
    }
    try {
      await handle(event);
    } catch (error) {
      log.error({ error, eventId: event.id, type: event.type }, 'payments: a webhook could not be taken');
      response.status(500).json({ error: 'Please send this event again.' });
      return;
    }
    response.json({ received: true });
  });
  return router;
};
