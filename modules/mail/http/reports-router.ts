import { type Request, type RequestHandler, Router } from 'express';
import { secondsSince, type WebhookProcessed } from '#server/ports/webhooks.ts';
import type { Scope } from '#server/scope.ts';
import type { AddressReport } from '../domain/address-report.ts';
import { applyReport } from '../services/apply-report.ts';

/** Most that a report may have. */
export const REPORT_LIMIT = '64kb';

/** How the reports of one email provider come. */
interface ReportsReader {
  /** The status for a request that is refused before its body is read; null for the others. */
  readonly refusal: (request: Request, scope: Scope) => number | null;
  readonly body: RequestHandler;
  /** The reports in a body, or the status for one that is refused. 5xx makes the provider send it again. */
  readonly read: (
    body: unknown,
    scope: Scope,
  ) => readonly AddressReport[] | number | Promise<readonly AddressReport[] | number>;
}

/** Receives what an email provider reports about addresses. An error makes the provider send it again. */
export const reportsRouter =
  ({ refusal, body, read }: ReportsReader) =>
  (makeScope: () => Scope, processed?: WebhookProcessed): Router => {
    const router = Router();
    router.post('/', (request, response, next) => {
      const status = refusal(request, makeScope());
      if (status === null) return next();
      if (status === 401) response.set('www-authenticate', 'Basic');
      response.status(status).end();
    });
    router.post('/', body, async (request, response) => {
      const scope = makeScope();
      const reports = await read(request.body, scope);
      if (typeof reports === 'number') return void response.status(reports).end();
      for (const report of reports) {
        await applyReport(scope, report);
        if (report.at) processed?.('mail', secondsSince(report.at, scope.clock.now()));
      }
      response.status(200).end();
    });
    return router;
  };
