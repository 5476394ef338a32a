import { type ReactNode, useState } from 'react';
import type { Result } from '#kernel/result.ts';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Stack } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { fieldProps } from './field-props.ts';
import styles from './notice-request-form.module.css';

export interface NoticeRequestFormProps {
  readonly title: string;
  /** Texts of the form, and when it is shown. */
  readonly text: string;
  readonly buttonLabel: string;
  /** Shown instead of the form after the address was saved. */
  readonly doneText: string;
  /** The account's address is used; the form does not ask for one. */
  readonly signedIn: boolean;
  readonly sending: { readonly pending: boolean; problem(field: string): string | undefined };
  /** Sends the address; null for the account's own. */
  send(email: string | null): Promise<Result<unknown> | null>;
  /** Fields before the address. */
  readonly children?: ReactNode;
}

/** Leaves an email address for one message when something becomes available. */
export const NoticeRequestForm = (props: NoticeRequestFormProps) => {
  const { title, text, buttonLabel, doneText, signedIn, sending, send, children } = props;
  const [email, setEmail] = useState('');
  const [isDone, setDone] = useState(false);
  if (isDone) return <Notice tone="success">{doneText}</Notice>;
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(signedIn ? null : email).then((result) => setDone(result?.ok === true));
      }}
    >
      <Stack gap={4}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
        {signedIn ? null : <EmailField {...fieldProps('email', [email, setEmail], sending.problem)} />}
        <div>
          <Button type="submit" variant="secondary" pending={sending.pending} pendingLabel="Saving">
            {buttonLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
