import express, { type Request, type Router } from 'express';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerOf } from '#server/viewer.ts';
import { documentKinds } from '../domain/order-document.ts';
import { orderPdf } from '../services/documents/order-pdf.ts';

/** `GET /order-documents/<order>/<invoice or receipt>.pdf`: the patient's own; 404 for everybody else. Never cached. */
export const orderDocumentRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/:orderId/:kind.pdf', async (request, response) => {
      const { user } = viewer(request);
      const kind = documentKinds.find((one) => one === request.params.kind);
      const { orderId } = request.params;
      const pdf =
        user?.role === 'patient' && kind ? await orderPdf(makeScope(), user.id, { orderId, kind }) : null;
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (!pdf) return void response.status(404).type('text/plain').send('There is no such document.');
      response.set('content-disposition', `attachment; filename="${pdf.fileName}"`);
      response.type('application/pdf').send(pdf.body);
    });
    return router;
  };

export const orderDocuments = orderDocumentRouter(viewerOf);
