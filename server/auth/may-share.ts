import type { Request } from 'express';
import { choiceIn } from '#config/third-parties.ts';

/**
 * Whether this visitor's actions on open pages may be shared with third parties: the visitor agreed, and the browser
 * sends no Global Privacy Control, which counts as a refusal.
 */
export const mayShare = (request: Pick<Request, 'headers'>): boolean =>
  request.headers['sec-gpc'] !== '1' && choiceIn(request.headers.cookie ?? '') === 'given';
