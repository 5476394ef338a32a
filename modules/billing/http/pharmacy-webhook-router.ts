import express, { type Router } from 'express';
import { isUuid } from '#kernel/uuid.ts';
import { pharmacyPort } from '#server/ports/pharmacy.ts';
import { notifiedBy } from '#server/ports/webhooks.ts';
import type { Scope } from '#server/scope.ts';
import { billingJobs } from '../jobs.ts';

/**
 * Receives the pharmacy's signed notifications; mount it without another body parser. 202: the order will be read from the
 * pharmacy. 400: the signature is wrong or old, or it is about no order.
 */
export const pharmacyWebhookRouter = (scope: () => Scope): Router => {
  const router = express.Router();
  router.post('/', express.raw({ type: () => true, limit: '512kb' }), async (request, response) => {
    const raw: unknown = request.body;
    const body = Buffer.isBuffer(raw) ? raw.toString('utf8') : '';
    const notification = scope()
      .use(pharmacyPort)
      .readNotification(body, (name) => request.get(name));
    if (!notification || !isUuid(notification.orderId)) {
      response.status(400).json({ error: 'The signature is not valid, or the task is not about an order.' });
      return;
    }
    const { orderId, changedAt } = notification;
    // Only enqueued here, so that the pharmacy gets its response quickly; a job reads the current state.
    await scope().enqueue(
      billingJobs.poll,
      { orderId, ...notifiedBy('pharmacy', changedAt) },
      { key: `poll:${orderId}` },
    );
    response.status(202).end();
  });
  return router;
};
