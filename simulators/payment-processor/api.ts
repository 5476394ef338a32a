import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ProcessorFaults } from './faults.ts';
import { parseForm } from './form-body.ts';
import type { Processor, ProcessorHandler } from './processor.ts';
import { ProcessorError } from './processor-error.ts';
import { routes } from './routes.ts';

const somethingWrong = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong.' } },
} as const;

/** Where a card is charged. */
const CHARGES = '/v1/payment_intents';

const bodyText = (request: Request): string => (typeof request.body === 'string' ? request.body : '');

const needsKey: RequestHandler = (request, response, next) => {
  if (request.get('authorization')?.startsWith('Bearer sk_')) return next();
  response
    .status(401)
    .json({ error: { type: 'invalid_request_error', message: 'You did not provide an API key.' } });
};

/** A request as it arrived: its address with the query, and the body as text. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  /** Empty without one. */
  readonly idempotencyKey: string;
  readonly body: string;
}

interface ApiOptions {
  readonly faults: ProcessorFaults;
  readonly log: Logger;
  readonly onRequest: ((request: ReceivedRequest) => void) | undefined;
}

/** The API that the SDK calls. It is bound to the loopback address only. */
export const createProcessorApi = (processor: Processor, { faults, log, onRequest }: ApiOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', parseForm);
  app.use(needsKey, express.text({ type: () => true, limit: '256kb' }));
  app.use((request, _response, next) => {
    const idempotencyKey = request.get('idempotency-key') ?? '';
    onRequest?.({ method: request.method, url: request.url, idempotencyKey, body: bodyText(request) });
    next();
  });

  for (const route of routes) {
    app[route.method](route.path, async (request, response) => {
      const id = typeof request.params.id === 'string' ? request.params.id : '';
      if (route.method === 'get') {
        const found = await processor.run((context) => route.handle(context, id, request.query));
        response.status(found.status).json(found.body);
        return;
      }
      const fault = (route.path === CHARGES ? faults.charges.shift() : undefined) ?? faults.next.shift();
      if (fault === 'hang-before') return;
      if (fault === 'fail-before') {
        response.status(somethingWrong.status).json(somethingWrong.body);
        return;
      }
      const text = bodyText(request);
      const handler: ProcessorHandler =
        fault === 'fail-stored'
          ? async () => somethingWrong
          : (context) => route.handle(context, id, parseForm(text));
      const key = request.get('idempotency-key');
      const { answer, replayed } = key
        ? await processor.once(key, `${request.path}\n${text}`, handler)
        : { answer: await processor.run(handler), replayed: false };
      if (fault === 'hang-after') return;
      if (fault === 'drop-after') {
        request.socket.destroy();
        return;
      }
      if (key) response.set('Idempotency-Key', key);
      if (replayed) response.set('Idempotent-Replayed', 'true');
      response.status(answer.status).json(answer.body);
    });
  }

  app.use((request, response) => {
    response.status(404).json({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.path}).`,
      },
    });
  });
  const onError: ErrorRequestHandler = (error, _request, response, _next) => {
    if (error instanceof ProcessorError) {
      response.status(error.status).json({ error: error.body });
      return;
    }
    log.error({ error }, 'demo processor: a request failed');
    response.status(somethingWrong.status).json(somethingWrong.body);
  };
  app.use(onError);
  return app;
};
