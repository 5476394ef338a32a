import type { RequestHandler } from 'express';
import { impersonationRefusal } from '#server/ports/impersonation.ts';
import { viewerOf } from '../viewer.ts';

/** Whoever acts in a patient's place sends nothing in his name, photos neither. The API has a guard of its own. */
export const refuseChangesWhileImpersonating: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || request.path === '/graphql' || viewerOf(request).user?.impersonatorId == null) return next();
  response.status(403).set('cache-control', 'no-store').json(impersonationRefusal);
};
