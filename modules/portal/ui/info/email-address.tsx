import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import { ConfirmEmailChangeDocument } from './confirm-email-change.generated.ts';
import styles from './info.module.css';
import { RequestEmailChangeDocument } from './request-email-change.generated.ts';
import { WithdrawEmailChangeDocument } from './withdraw-email-change.generated.ts';

const ChangeEmail = ({ onClose }: { readonly onClose: () => void }) => {
  const change = useMutation(RequestEmailChangeDocument);
  const [email, setEmail] = useState('');
  const send = async (): Promise<void> => {
    const result = await change.run({ email });
    if (!result?.ok) return;
    toast('Check your inbox at the new address.', { tone: 'success' });
    onClose();
    await refreshPage();
  };
  return (
    <FormDialog
      title="Change your email address"
      action="Send the link"
      pendingLabel="Sending"
      pending={change.pending}
      failure={change.problem('email') ? null : change.failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        We will send a link to the new address and a message to the current one. Nothing changes until you use
        the link.
      </p>
      <EmailField name="email" value={email} onChange={setEmail} error={change.problem('email')} />
    </FormDialog>
  );
};

/** The link in the email leads here; a button, because mail programs open links automatically. */
const ConfirmEmail = ({ token }: { readonly token: string }) => {
  const confirm = useMutation(ConfirmEmailChangeDocument);
  const send = async (): Promise<void> => {
    const result = await confirm.run({ token });
    window.history.replaceState(window.history.state, '', '/account/info');
    if (!result?.ok) return;
    toast('Your email address was changed.', { tone: 'success' });
    await refreshPage();
  };
  if (confirm.failure) return <Notice tone="danger">{confirm.failure.message}</Notice>;
  return (
    <Notice
      tone="info"
      title="Confirm your new email address"
      live={false}
      actions={
        <Button size="small" pending={confirm.pending} pendingLabel="Confirming" onClick={() => void send()}>
          Confirm the address
        </Button>
      }
    >
      We will then use it to contact you.
    </Notice>
  );
};

interface EmailAddressProps {
  readonly email: string;
  /** Waits for the link in the email to it. */
  readonly pending: string | null;
  /** Of the link that was used; undefined otherwise. */
  readonly token: string | undefined;
}

/** The email address, and its change with proof. */
export const EmailAddress = ({ email, pending, token }: EmailAddressProps) => {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useMutation(WithdrawEmailChangeDocument);
  const stop = async (): Promise<void> => {
    const result = await withdraw.run({});
    if (result?.ok) await refreshPage();
  };
  return (
    <Stack gap={4}>
      {token && pending ? <ConfirmEmail token={token} /> : null}
      {token && !pending ? (
        <Notice tone="info" live={false}>
          This link is no longer valid. The address below is the one we use.
        </Notice>
      ) : null}
      <p className={styles.head}>{email}</p>
      {pending && !token ? (
        <Notice
          tone="info"
          title={`Waiting for ${pending}`}
          live={false}
          actions={
            <Button size="small" variant="secondary" pending={withdraw.pending} onClick={() => void stop()}>
              Keep the current address
            </Button>
          }
        >
          Use the link that we sent there. It works once, within 24 hours.
        </Notice>
      ) : null}
      <div>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          Change email
        </Button>
      </div>
      <p className={styles.fine}>You still sign in as before: this is only where we send email.</p>
      {isOpen ? <ChangeEmail onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
};
