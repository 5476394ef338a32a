import { useState } from 'react';
import { NoticeRequestForm } from '#client/forms/notice-request-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { stateName, usStates } from '#kernel/us-states.ts';
import { NotifyOfStateDocument } from './notify-of-state.generated.ts';

const states = usStates.map(([value, label]) => ({ value, label }));

/** Sends one email when prescriptions become available in a state; the address is used for nothing else. */
export const NotifyMe = ({
  state: known,
  signedIn,
}: {
  /** Two-letter code, when it is already known. */
  readonly state: string | null;
  readonly signedIn: boolean;
}) => {
  const [state, setState] = useState(known ?? '');
  const sending = useMutation(NotifyOfStateDocument);
  return (
    <NoticeRequestForm
      title="Get notified when this changes"
      text="We will write to you once, when it is possible, and will not use your address for anything else."
      buttonLabel="Tell me"
      doneText={`We will write to you once, when we can prescribe in ${stateName(state)}.`}
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
