import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runQuery } from '#client/graphql/client.ts';
import type { Failure } from '#kernel/result.ts';
import type { DeskEmailRowFragment } from './desk-email-row.generated.ts';
import type { DeskEmailsPartFragment } from './desk-emails-part.generated.ts';
import type { EmailFilter } from './email-filters.tsx';
import { MoreEmailsDocument } from './more-emails.generated.ts';
import { DeskSendEmailAgainDocument } from './send-email-again.generated.ts';

const everything: EmailFilter = { address: null, state: null, kind: null };

/** The list of emails: what is shown of it, loading more, and sending one again. `first`: the page that came with the document. */
export const useEmails = (first: DeskEmailsPartFragment) => {
  const [emails, setEmails] = useState(first.emails);
  const [next, setNext] = useState(first.next);
  const [wish, setWish] = useState(everything);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const again = useMutation(DeskSendEmailAgainDocument);

  const load = async (filter: EmailFilter, after: string | null): Promise<void> => {
    setPending(true);
    setFailure(null);
    again.clear();
    const answer = await runQuery(MoreEmailsDocument, { filter, after });
    setPending(false);
    if (!answer.ok) return setFailure(answer.failure);
    const page = answer.value.deskEmails;
    setWish(filter);
    setEmails((shown) => (after === null ? page.emails : [...shown, ...page.emails]));
    setNext(page.next);
  };

  const replace = (email: DeskEmailRowFragment): void =>
    setEmails((shown) => shown.map((one) => (one.id === email.id ? email : one)));

  return {
    emails,
    next,
    pending,
    sending,
    failure: failure ?? again.failure,
    filter: (filter: EmailFilter) => load(filter, null),
    more: () => load(wish, next),
    sendAgain: async (id: string): Promise<void> => {
      setSending(id);
      setFailure(null);
      const answer = await again.run({ id });
      setSending(null);
      if (answer?.ok) replace(answer.value.deskSendEmailAgain);
    },
  };
};
