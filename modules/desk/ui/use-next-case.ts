import { useCallback } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import { DeskNextDocument, type DeskNextQuery } from './desk-next.generated.ts';

export type NextCase = NonNullable<DeskNextQuery['deskNextCase']>;

/** Fetches the most urgent other case that nobody else has; null when there is none or the server cannot be reached. */
export const useNextCase = (consultationId: string) =>
  useCallback(async (): Promise<NextCase | null> => {
    const answer = await runQuery(DeskNextDocument, { consultationId });
    return answer.ok ? answer.value.deskNextCase : null;
  }, [consultationId]);
