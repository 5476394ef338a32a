import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { useUser } from '#client/session/user-context.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ForgetStartDocument } from './forget-start.generated.ts';

/** A signed-in person has a record, which only the account page can show or delete. */
const InYourAccount = () => {
  const link = useLink();
  return (
    <p>
      Your answers are part of your record. <a href={link('/account')}>See or delete what we have of you</a>.
    </p>
  );
};

/** Lets a visitor delete their answers, and leads a signed-in person to their record. */
export const ForgetAnswers = () => {
  const { user, isLoading } = useUser();
  const forgetting = useMutation(ForgetStartDocument);
  const [isDone, setDone] = useState(false);
  if (isLoading) return null;
  if (user) return <InYourAccount />;
  if (isDone) return <Notice tone="success">Your answers are deleted.</Notice>;
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
    </div>
  );
};
