import { useCallback, useEffect, useState } from 'react';
import type { TypedDocument } from '#client/data/document.ts';
import { runQuery } from '#client/graphql/client.ts';
import type { Announce } from './use-decision.ts';

/**
 * The list of a panel of a case, loaded after the page; empty until then. `announce` shows the result of a dialog, and
 * loads the list again.
 */
export const useCaseList = <Data, Row>(
  document: TypedDocument<Data, { consultationId: string }>,
  {
    consultationId,
    announce,
    rowsOf,
  }: {
    readonly consultationId: string;
    readonly announce: Announce;
    /** The same function on each render. */
    readonly rowsOf: (data: Data) => readonly Row[];
  },
): { readonly rows: readonly Row[]; readonly announce: Announce } => {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const load = useCallback(async () => {
    const answer = await runQuery(document, { consultationId });
    if (answer.ok) setRows(rowsOf(answer.value));
  }, [document, consultationId, rowsOf]);
  useEffect(() => void load(), [load]);
  return {
    rows,
    announce: (announcement) => {
      announce(announcement);
      void load();
    },
  };
};
