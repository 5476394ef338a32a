import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SendMessageDocument } from '../pages/send-message.generated.ts';
import styles from './compose.module.css';
import { MESSAGE_LIMIT, type Message, messageProblem } from './conversation.ts';

export interface ComposeProps {
  readonly onSent: (message: Message) => void;
}

/** The form for a new message. What is typed stays there until the server has stored it. */
export const Compose = ({ onSent }: ComposeProps) => {
  const [body, setBody] = useState('');
  const [problem, setProblem] = useState<string>();
  const sending = useMutation(SendMessageDocument);

  const send = async () => {
    const wrong = messageProblem(body);
    setProblem(wrong ?? undefined);
    if (wrong) {
      document.getElementById('field-body')?.focus();
      return;
    }
    const result = await sending.run({ body: body.trim() });
    if (!result?.ok) return;
    setBody('');
    onSent(result.value.sendMessage);
  };

  return (
    <form
      method="post"
      className={styles.compose}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {sending.failure && sending.failure.fields.length === 0 ? (
        <Notice tone="danger">{sending.failure.message}</Notice>
      ) : null}
      <CountedTextArea
        name="body"
        label="Your message"
        rows={3}
        limit={MESSAGE_LIMIT}
        value={body}
        error={problem ?? sending.problem('body')}
        onChange={(text) => {
          setBody(text);
          setProblem(undefined);
        }}
      />
      <div className={styles.send}>
        <Button type="submit" full="phone" pending={sending.pending} pendingLabel="Sending your message">
          Send message
        </Button>
      </div>
    </form>
  );
};
