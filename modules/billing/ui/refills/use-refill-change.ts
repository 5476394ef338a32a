import { useEffect, useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runQuery } from '#client/graphql/client.ts';
import type { Failure } from '#kernel/result.ts';
import { consentHash } from '#modules/account/ui.ts';
import { ChangeRefillDocument } from './change-refill.generated.ts';
import { RefillChangeDocument } from './refill-change.generated.ts';
import { asks, type RefillKind } from './refill-labels.ts';
import type { RefillQuote } from './refill-quote.tsx';

export interface RefillWish {
  readonly date?: string;
  readonly weeks?: number;
}

/** Requests a quote for a change, and makes the change after it was shown. */
export const useRefillChange = (
  kind: RefillKind,
  subscriptionId: string,
  onDone: (quote: RefillQuote) => void,
) => {
  const [wish, setWish] = useState<RefillWish>({});
  const [quote, setQuote] = useState<RefillQuote | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [asking, setAsking] = useState(false);
  const mutation = useMutation(ChangeRefillDocument);
  const requestId = useRef('');
  const change = { subscriptionId, kind, ...wish };

  const show = async (): Promise<void> => {
    setAsking(true);
    const answer = await runQuery(RefillChangeDocument, { change });
    setAsking(false);
    mutation.clear();
    setAgreed(false);
    setRefused(answer.ok ? null : answer.failure);
    setQuote(answer.ok ? answer.value.refillChange : null);
    requestId.current = crypto.randomUUID();
  };
  const confirm = async (): Promise<void> => {
    if (!quote) return;
    const { consentVersion, consentText } = quote;
    const shownHash = consentText ? consentHash(consentText) : null;
    const answer = await mutation.run({
      change,
      requestId: requestId.current,
      agreed,
      consentVersion,
      shownHash,
    });
    if (answer?.ok) onDone(quote);
  };

  const first = useRef(true);
  useEffect(() => {
    if (!first.current || asks(kind)) return;
    first.current = false;
    void show();
  });

  return {
    wish,
    /** The quote was for another change. */
    setWish: (next: RefillWish) => {
      setWish(next);
      setQuote(null);
      setRefused(null);
    },
    quote,
    agreed,
    setAgreed,
    pending: asking || mutation.pending,
    failure: mutation.failure ?? refused,
    show,
    confirm,
  };
};
