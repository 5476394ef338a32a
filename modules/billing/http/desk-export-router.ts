import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response, type Router } from 'express';
import { may } from '#config/staff-permissions.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { exportedLists } from '../domain/desk/exported-lists.ts';
import { exportList } from '../services/desk/export-list.ts';

const refuse = (response: Response, status: number, text: string): void => {
  response.status(status).type('text/plain').send(text);
};

/** The pages' search fields, under the names of the API. */
const filterOf = ({ person, ...search }: Request['query']) => ({ ...search, personId: person });

/**
 * `GET /desk/exports/<orders, subscriptions or invoices>.csv` on the staff host: the list with the filter of its page, for
 * staff with the permission `exports`. It is sent while it is read. Never cached.
 */
export const deskExportRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/:list.csv', async (request, response) => {
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      const asking = viewer(request);
      const list = exportedLists.find((one) => one === request.params.list);
      if (!list || asking.host !== 'admin') return refuse(response, 404, 'There is no such file.');
      if (!may(asking.user?.role, 'exports')) return refuse(response, 403, 'Your role may not export lists.');
      const scope = makeScope();
      const file = await exportList(scope, viewerActor(asking), list, filterOf(request.query));
      if (!file.ok) return refuse(response, 400, file.failure.fields.map(({ message }) => message).join(' '));
      const { fileName, lines } = file.value;
      response.set('content-disposition', `attachment; filename="${fileName}"`).type('text/csv');
      try {
        await pipeline(Readable.from(lines), response);
      } catch (error) {
        // The connection is closed before the end, so that the browser reports a file that is not complete.
        if (!request.destroyed) scope.log.error({ err: error, list }, 'an export ended early');
      }
    });
    return router;
  };

export const deskExports = deskExportRouter(viewerOf);
