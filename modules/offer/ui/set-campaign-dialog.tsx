import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { DeskSetOfferCampaignDocument } from './set-offer-campaign.generated.ts';

interface SetCampaignDialogProps {
  readonly now: { readonly isOn: boolean; readonly percent: number; readonly cycles: number };
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The server refuses invalid numbers. */
const whole = (typed: string): number => {
  const value = Math.round(Number(typed));
  return Number.isFinite(value) ? value : 0;
};

/** How offers are made from now on. */
export const SetCampaignDialog = ({ now, onDone, onClose }: SetCampaignDialogProps) => {
  const set = useMutation(DeskSetOfferCampaignDocument);
  const [isOn, setOn] = useState(now.isOn);
  const percent = useState(String(now.percent));
  const cycles = useState(String(now.cycles));
  const reason = useState('');
  const send = async (): Promise<void> => {
    const input = { isOn, percent: whole(percent[0]), cycles: whole(cycles[0]), reason: reason[0] };
    const result = await set.run({ input });
    if (result?.ok) onDone();
  };
  return (
    <FormDialog
      title="How offers are made"
      action="Use this from now on"
      pending={set.pending}
      failure={set.failure?.fields.length === 0 ? set.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <CheckboxField name="isOn" optional label="Make offers" checked={isOn} onChange={setOn} />
      <TextField {...fieldProps('percent', percent, set.problem)} label="Percent off" inputMode="numeric" />
      <TextField
        {...fieldProps('cycles', cycles, set.problem)}
        label="Packages that it lowers"
        description="For patients with 3-month packages. Everybody else gets it for one package."
        inputMode="numeric"
      />
      <TextArea {...fieldProps('reason', reason, set.problem)} label="Reason" maxLength={500} />
    </FormDialog>
  );
};
