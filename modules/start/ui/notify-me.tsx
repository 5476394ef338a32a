import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { stateName, usStates } from '#kernel/us-states.ts';
import styles from './notify-me.module.css';
import { NotifyOfStateDocument } from './notify-of-state.generated.ts';

const states = usStates.map(([value, label]) => ({ value, label }));

/** One e-mail when prescriptions are possible in a state, and no other use of the address. */
export const NotifyMe = ({
  state: known,
  signedIn,
}: {
  /** Two letters, where it is known already. */
  readonly state: string | null;
  readonly signedIn: boolean;
}) => {
  const [state, setState] = useState(known ?? '');
  const [email, setEmail] = useState('');
  const sending = useMutation(NotifyOfStateDocument);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return <Notice tone="success">We write to you once, when we can prescribe in {stateName(state)}.</Notice>;
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sending
          .run({ state, email: signedIn ? null : email })
          .then((result) => setDone(result?.ok === true));
      }}
    >
      <Stack gap={4}>
        <h2>Hear when that changes</h2>
        <p>We write once, when it is possible, and use the address for nothing else.</p>
        {known ? null : (
          <SelectField
            name="state"
            label="State"
            options={states}
            value={state}
            onChange={setState}
            placeholder="Choose"
            error={sending.problem('state')}
          />
        )}
        {signedIn ? null : (
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={sending.problem('email')}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" pending={sending.pending} pendingLabel="Saving">
            Tell me
          </Button>
        </div>
      </Stack>
    </form>
  );
};
