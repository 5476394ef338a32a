import { type ReactNode, useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation } from '#client/graphql/client.ts';
import { Button } from '#client/ui/button.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { findAlarm } from '../domain/find-alarm.ts';
import { MESSAGE_LIMIT } from '../domain/message-limit.ts';
import { SendMessageDocument } from '../pages/send-message.generated.ts';
import { AddFile } from './add-file.tsx';
import styles from './compose.module.css';
import { type Message, type MessageFile, messageProblem } from './conversation.ts';
import { Files } from './files.tsx';
import { HelpNow } from './help-now.tsx';
import { RemoveMessageAttachmentDocument } from './remove-message-attachment.generated.ts';
import { useFiles } from './use-files.ts';
import { useSavedDraft } from './use-saved-draft.ts';

export interface ComposeProps {
  readonly subject: string;
  /** What the patient has begun to write, on whatever device. */
  readonly draft: string;
  readonly unsentFiles: readonly MessageFile[];
  readonly onSent: (message: Message) => void;
  /** Fields above the text. */
  readonly children?: ReactNode;
}

const removeOwn = (id: string) => runMutation(RemoveMessageAttachmentDocument, { id });

/** The form for a new message. Typed text stays there until the server has stored it. */
export const Compose = ({ subject, draft, unsentFiles, onSent, children }: ComposeProps) => {
  const text = useSavedDraft(subject, draft);
  const [files, setFiles] = useState(unsentFiles);
  const attached = useFiles([files, setFiles], { subject }, removeOwn);
  const [problem, setProblem] = useState<string>();
  const [alarm, setAlarm] = useState<string | null>(null);
  const sending = useMutation(SendMessageDocument);

  const send = async () => {
    const wrong = messageProblem(text.body);
    setProblem(wrong ?? undefined);
    if (wrong) {
      document.getElementById('field-body')?.focus();
      return;
    }
    // Shown before the server has responded: a patient in an emergency must not wait for it.
    setAlarm(findAlarm(text.body)?.level ?? null);
    await text.settle();
    const attachmentIds = files.map(({ id }) => id);
    const result = await sending.run({ subject, body: text.body.trim(), attachmentIds });
    if (!result?.ok) return;
    text.clear();
    setFiles([]);
    setAlarm(null);
    onSent(result.value.sendMessage);
  };

  return (
    <ScriptedForm className={styles.compose} noValidate onSend={send}>
      {alarm ? <HelpNow level={alarm} live /> : null}
      {sending.failure && !sending.problem('body') ? (
        <Notice tone="danger">{sending.failure.message}</Notice>
      ) : null}
      {children}
      <CountedTextArea
        name="body"
        label="Your message"
        rows={3}
        limit={MESSAGE_LIMIT}
        value={text.body}
        error={problem ?? sending.problem('body')}
        onBlur={() => void text.save()}
        onChange={(typed) => {
          text.write(typed);
          setProblem(undefined);
        }}
      />
      <p className={styles.saved} role="status">
        {text.state === 'saved' && text.body !== '' ? 'Draft saved' : null}
      </p>
      <Files files={files} onRemove={(file) => void attached.remove(file)} />
      {attached.problem ? <Notice tone="danger">{attached.problem}</Notice> : null}
      <div className={styles.send}>
        <Button type="submit" full="phone" pending={sending.pending} pendingLabel="Sending your message">
          Send message
        </Button>
        <AddFile pending={attached.pending} onFile={(file) => void attached.add(file)} />
      </div>
    </ScriptedForm>
  );
};
