import express, { type Request, type Router } from 'express';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import { recentSignInPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor, viewerOf } from '#server/viewer.ts';
import { openExport } from '../services/request-export.ts';

/** The archive when the viewer may have it: its own patient, in person, shortly after signing in. */
const archiveFor = async (
  scope: Scope,
  viewer: Viewer,
  id: string,
): Promise<Buffer | 'sign_in_again' | null> => {
  const { user, sessionId = null } = viewer;
  if (user?.role !== 'patient' || user.impersonatorId !== null || !isCanonicalUuid(id)) return null;
  if (!(await scope.use(recentSignInPort).isRecent(user.id, sessionId))) return 'sign_in_again';
  return openExport(scope, viewerActor(viewer), user.id, id);
};

/**
 * `GET /data-exports/{id}`: the patient's own archive as a download; 404 for everybody else and after its days. A browser
 * that signed in long ago is sent to the page that asks to sign in again.
 */
export const exportRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/:id', async (request, response) => {
      const archive = await archiveFor(makeScope(), viewer(request), request.params.id);
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (archive === 'sign_in_again') return void response.redirect(303, '/account/data');
      if (archive === null) return void response.status(404).type('text/plain').send('Not found');
      response.attachment('my-data.zip').type('application/zip').send(archive);
    });
    return router;
  };

export const exportDownload = exportRouter(viewerOf);
