import type { RequestHandler } from 'express';
import { impersonationRefusal } from '#server/ports/impersonation.ts';
import { viewerOf } from '../viewer.ts';

/** Refuses what an operator sends while impersonating a patient, photos included. The API has its own guard. */
export const refuseChangesWhileImpersonating: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || request.path === '/graphql' || viewerOf(request).user?.impersonatorId == null) return next();
  response.status(403).set('cache-control', 'no-store').json(impersonationRefusal);
};
