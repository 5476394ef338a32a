import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ForgetStartDocument } from './forget-start.generated.ts';

/** Why nobody deletes what a visit was based on with a button, and whom to ask. */
const KeptAsRecord = ({ reason }: { readonly reason: string }) => {
  const link = useLink();
  return (
    <div role="status">
      <p>
        {reason} <a href={link('/customer-service-request?topic=privacy')}>Ask us about your data</a>. We tell
        you what we have, and delete what the law does not require us to keep.
      </p>
    </div>
  );
};

/** Lets anyone delete their answers; a patient with a visit is told why these stay, and whom to ask. */
export const ForgetAnswers = ({ hasVisit = false }: { readonly hasVisit?: boolean }) => {
  const forgetting = useMutation(ForgetStartDocument);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Notice tone="success">Your answers are deleted.</Notice>;
  if (hasVisit)
    return (
      <KeptAsRecord reason="Your answers are part of your medical record, which we have to keep, so there is no button to delete them." />
    );
  if (forgetting.failure?.code === 'CONFLICT') return <KeptAsRecord reason={forgetting.failure.message} />;
  return (
    <div>
      <Button
        variant="secondary"
        full="phone"
        pending={forgetting.pending}
        pendingLabel="Deleting your answers"
        onClick={() => {
          void forgetting.run({}).then((result) => setDone(result?.ok === true));
        }}
      >
        Delete my answers
      </Button>
      {forgetting.failure ? <Notice tone="danger">{forgetting.failure.message}</Notice> : null}
    </div>
  );
};
