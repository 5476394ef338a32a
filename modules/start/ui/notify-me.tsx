import { useState } from 'react';
import { NoticeRequestForm } from '#client/forms/notice-request-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { stateName, usStates } from '#kernel/us-states.ts';
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
  const sending = useMutation(NotifyOfStateDocument);
  return (
    <NoticeRequestForm
      title="Hear when that changes"
      text="We write once, when it is possible, and use the address for nothing else."
      buttonLabel="Tell me"
      doneText={`We write to you once, when we can prescribe in ${stateName(state)}.`}
      signedIn={signedIn}
      sending={sending}
      send={(email) => sending.run({ state, email })}
    >
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
    </NoticeRequestForm>
  );
};
