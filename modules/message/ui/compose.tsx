import { type ReactNode, useState } from 'react';
import { NeedsScript } from '#client/forms/needs-script.tsx';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { usePosted } from '#client/forms/use-posted.ts';
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
import { SEND_FORM } from './form-ids.ts';
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
  const posted = usePosted(SEND_FORM);
  const text = useSavedDraft(subject, draft, posted?.values.body?.[0]);
  const [files, setFiles] = useState(unsentFiles);
  const attached = useFiles([files, setFiles], { subject }, removeOwn);
  const [problem, setProblem] = useState<string>();
  const [alarm, setAlarm] = useState<string | null>(null);
  const sending = useMutation(SendMessageDocument);
  const refused = sending.failure ?? posted?.failure;
  const refusedBody = refused?.fields.find(({ field }) => field === 'body')?.message;

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
      {refused && !refusedBody ? <Notice tone="danger">{refused.message}</Notice> : null}
      {children ?? <input type="hidden" name="subject" value={subject} />}
      {files.map(({ id }) => (
        <input key={id} type="hidden" name="attachmentIds" value={id} />
      ))}
      <CountedTextArea
        name="body"
        label="Your message"
        rows={3}
        limit={MESSAGE_LIMIT}
        value={text.body}
        error={problem ?? refusedBody}
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
        <Button
          type="submit"
          name="form"
          value={SEND_FORM}
          full="phone"
          pending={sending.pending}
          pendingLabel="Sending your message"
        >
          Send message
        </Button>
        <AddFile pending={attached.pending} onFile={(file) => void attached.add(file)} />
      </div>
      <NeedsScript what="Adding a photo or PDF" />
    </ScriptedForm>
  );
};
