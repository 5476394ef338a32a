import { useCallback } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import { DeskNextDocument } from './desk-next.generated.ts';
import { nextCaseAfter } from './queue-view.ts';

/** Fetches the oldest other waiting case; null when there is none or the server cannot be reached. */
export const useNextCase = (consultationId: string) =>
  useCallback(async (): Promise<DeskCaseRowFragment | null> => {
    const queue = await runQuery(DeskNextDocument, {});
    return queue.ok ? nextCaseAfter(queue.value.deskQueue, consultationId) : null;
  }, [consultationId]);
