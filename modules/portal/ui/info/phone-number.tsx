import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { formatPhone, PhoneField } from '#client/ui/phone-field.tsx';
import { toast } from '#client/ui/toast.tsx';
import styles from './info.module.css';
import { ChangePhoneDocument } from './phone-number.generated.ts';

interface Phone {
  readonly phoneAreaCode: string;
  readonly phoneNumber: string;
}

const ChangePhone = ({ shown, onClose }: { readonly shown: string; readonly onClose: () => void }) => {
  const change = useMutation(ChangePhoneDocument);
  const [phone, setPhone] = useState(shown);
  const send = async (): Promise<void> => {
    const result = await change.run({ phone });
    if (!result?.ok) return;
    toast('Your phone number was changed.', { tone: 'success' });
    onClose();
    await refreshPage();
  };
  return (
    <FormDialog
      title="Change your phone number"
      action="Save number"
      pending={change.pending}
      failure={change.problem('phone') ? null : change.failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <PhoneField
        name="phone"
        label="Phone number"
        value={phone}
        onChange={setPhone}
        error={change.problem('phone')}
      />
    </FormDialog>
  );
};

/** The phone number, for care, deliveries and live calls. */
export const PhoneNumber = ({ phone }: { readonly phone: Phone | null }) => {
  const [isOpen, setOpen] = useState(false);
  const shown = phone ? formatPhone(`${phone.phoneAreaCode}${phone.phoneNumber}`) : '';
  return (
    <Stack gap={4}>
      <p className="tabular">{shown || 'No number yet. We ask for one at your first order.'}</p>
      <div>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          {phone ? 'Change phone' : 'Add phone'}
        </Button>
      </div>
      <p className={styles.fine}>For your clinician and for deliveries.</p>
      {isOpen ? <ChangePhone shown={shown} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
};
