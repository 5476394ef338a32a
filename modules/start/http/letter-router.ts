import express, { type Request, type Router } from 'express';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerOf } from '#server/viewer.ts';
import { letterFor } from '../services/letter.ts';

/** The name of the downloaded file, which stays on a shared device: nothing about health. */
const FILE_NAME = 'letter.pdf';

/**
 * `GET /not-eligible-user/letter`: the letter for the patient's own doctor, for who is signed in or known by the lead
 * cookie; 404 for everybody else. Never cached.
 */
const letterRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/', async (request, response) => {
      const letter = await letterFor(makeScope(), viewer(request));
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (!letter) return void response.status(404).type('text/plain').send('There is no letter.');
      response.set('content-disposition', `attachment; filename="${FILE_NAME}"`);
      response.type('application/pdf').send(letter);
    });
    return router;
  };

export const letter = letterRouter(viewerOf);
