import express, { type Request, type Router } from 'express';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerOf } from '#server/viewer.ts';
import { treatmentLetter as letterOf } from '../services/letters/treatment-letter.ts';

/** The name of the downloaded file, which stays on a shared device: nothing about health. */
const FILE_NAME = 'letter.pdf';

/** `GET /treatment-plan/letter`: the patient's own letter for another doctor; 404 for everybody else. Never cached. */
const treatmentLetterRouter =
  (viewer: (request: Request) => Viewer) =>
  (makeScope: () => Scope): Router => {
    const router = express.Router();
    router.get('/', async (request, response) => {
      const { user } = viewer(request);
      const letter = user?.role === 'patient' ? await letterOf(makeScope(), user.id) : null;
      response.set({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
      if (!letter) return void response.status(404).type('text/plain').send('There is no letter.');
      response.set('content-disposition', `attachment; filename="${FILE_NAME}"`);
      response.type('application/pdf').send(letter);
    });
    return router;
  };

export const treatmentLetter = treatmentLetterRouter(viewerOf);
