import type { Request } from 'express';
import { choiceIn } from '#config/third-parties.ts';

/**
 * Whether what this visitor does on open pages may be told to others: he agreed, and his browser sends no Global
 * Privacy Control, which counts as a refusal without being asked.
 */
export const mayShare = (request: Pick<Request, 'headers'>): boolean =>
  request.headers['sec-gpc'] !== '1' && choiceIn(request.headers.cookie ?? '') === 'given';
