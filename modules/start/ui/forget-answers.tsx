import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useUser } from '#client/session/user-context.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ForgetStartDocument } from './forget-start.generated.ts';

/** Lets a visitor delete their answers. A signed-in person has a record, which only the account page can show or delete. */
export const ForgetAnswers = () => {
  const { user, isLoading } = useUser();
  const forgetting = useMutation(ForgetStartDocument);
  const [isDone, setDone] = useState(false);
  if (user || isLoading) return null;
  if (isDone) return <Notice tone="success">Your answers are deleted.</Notice>;
  return (
    <Button
      variant="quiet"
      pending={forgetting.pending}
      pendingLabel="Deleting your answers"
      onClick={() => {
        void forgetting.run({}).then((result) => setDone(result?.ok === true));
      }}
    >
      Delete my answers
    </Button>
  );
};
