import express, { type Request, type Router } from 'express';
import type { Actor } from '../actor.ts';
import type { Scope } from '../scope.ts';
import { type SignedInUser, type Viewer, viewerActor } from '../viewer.ts';

interface PrivateFile {
  /** A file with a name is always downloaded. */
  readonly name?: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/** `GET /{id}`: a file for those whom `read` lets see it; 404 for everybody else. Nothing in it runs on our site. */
export const privateFileRouter =
  (read: (scope: Scope, user: SignedInUser, actor: Actor, id: string) => Promise<PrivateFile | null>) =>
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/:id', async (request, response) => {
      const asking = viewer(request);
      const file = asking.user
        ? await read(makeScope(), asking.user, viewerActor(asking), request.params.id)
        : null;
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (!file) return void response.status(404).type('text/plain').send('Not found');
      if (file.name !== undefined) response.attachment(file.name);
      response
        .set('content-security-policy', "sandbox; default-src 'none'")
        .type(file.contentType)
        .send(file.body);
    });
    return router;
  };
