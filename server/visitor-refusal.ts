import type { Failure } from '#kernel/result.ts';
import type { Viewer } from './viewer.ts';

/** Why nobody is signed in although the request needs somebody: no session, or one of staff without a second factor. */
export const visitorRefusal = ({ lacksSecondFactor }: Pick<Viewer, 'lacksSecondFactor'>): Failure =>
  lacksSecondFactor
    ? {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Please sign in again with your second factor.',
        fields: [],
      }
    : { code: 'UNAUTHENTICATED', message: 'Please sign in.', fields: [] };
