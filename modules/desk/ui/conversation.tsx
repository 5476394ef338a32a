import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toast } from '#client/ui/toast.tsx';
import { formatMoment } from '#kernel/moments.ts';
import type { MessageFile } from '#modules/message/ui.ts';
import { counted } from './case-labels.ts';
import styles from './conversation.module.css';
import type { DeskDetail } from './decision-view.ts';
import { MESSAGE_FIELD } from './element-ids.ts';
import { subjectsOf } from './message-view.ts';
import { Panel } from './panel.tsx';
import { DeskSendMessageDocument } from './send-message.generated.ts';
import { useDraft } from './use-draft.ts';

// Not needed to read a case.
const MessageTools = lazy(async () => ({ default: (await import('./message-tools.tsx')).MessageTools }));

export interface ConversationProps {
  readonly detail: DeskDetail;
  readonly canWrite: boolean;
  /** A question makes the case wait for the patient. Only available while the case is open. */
  readonly canAsk: boolean;
}

const Message = ({ message }: { readonly message: DeskDetail['messages'][number] }) => (
  <li className={styles.message} data-from={message.authorType}>
    <p className={styles.head}>
      <strong>{message.authorName}</strong> {formatMoment(message.createdAt)}{' '}
      {message.unread && message.authorType === 'patient' ? <Badge tone="accent">New</Badge> : null}
      {message.alarm ? <Badge tone="danger">Alarming words</Badge> : null}
      {message.readAt && message.authorType === 'provider' ? 'Read' : null}
    </p>
    <p className={styles.body}>{message.body}</p>
    {message.attachments.map((file) => (
      <p key={file.id}>
        <a href={file.url}>{file.name}</a>
      </p>
    ))}
  </li>
);

const Compose = ({ detail, canAsk }: Omit<ConversationProps, 'canWrite'>) => {
  const { consultationId } = detail.case;
  const message = useMutation(DeskSendMessageDocument);
  const [body, setBody] = useDraft(consultationId, 'message');
  const [subject, setSubject] = useState(subjectsOf(detail.messages)[0] ?? 'visit');
  const [hasTools, setHasTools] = useState(false);
  const [asks, setAsks] = useState(false);
  const [missing, setMissing] = useState(false);
  const [files, setFiles] = useState<readonly MessageFile[]>([]);

  useEffect(() => setHasTools(true), []);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    setMissing(body.trim() === '');
    if (body.trim() === '') return;
    const attachmentIds = files.map(({ id }) => id);
    const sent = await message.run({
      consultationId,
      body,
      asksPatient: canAsk && asks,
      subject,
      attachmentIds,
    });
    if (!sent?.ok) {
      if (sent?.failure.code === 'CONFLICT') await refreshPage();
      return;
    }
    setBody('');
    setFiles([]);
    setAsks(false);
    toast(canAsk && asks ? 'Sent. The case waits for the patient’s answer.' : 'Sent.');
    await refreshPage();
  };

  return (
    <form
      method="post"
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
      }}
    >
      <Stack gap={3}>
        <TextArea
          id={MESSAGE_FIELD}
          {...fieldProps('body', [body, setBody])}
          label="Message to the patient"
          rows={3}
          maxLength={4000}
          error={missing && body.trim() === '' ? 'Write a message first.' : message.problem('body')}
        />
        <Suspense>
          {hasTools ? (
            <MessageTools
              {...{ detail, body, subject, files }}
              onBody={setBody}
              onSubject={setSubject}
              onFiles={setFiles}
            />
          ) : null}
        </Suspense>
        {canAsk ? (
          <CheckboxField
            optional
            name="asksPatient"
            label="I need an answer before I decide"
            description="The case leaves the queue until the patient replies."
            checked={asks}
            onChange={setAsks}
          />
        ) : null}
        {message.failure && !message.problem('body') ? (
          <Notice tone="danger">{message.failure.message}</Notice>
        ) : null}
        <Button
          type="submit"
          variant="secondary"
          size="small"
          pending={message.pending}
          pendingLabel="Sending"
        >
          Send message
        </Button>
      </Stack>
    </form>
  );
};

/** The messages with the patient, newest at the end, and the field to write one. */
export const Conversation = ({ detail, canWrite, canAsk }: ConversationProps) => {
  const list = useRef<HTMLUListElement>(null);
  const count = detail.messages.length;
  useEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <Panel title="Messages" aside={count > 0 ? counted(count, 'message', 'messages') : undefined}>
      {count === 0 ? <p className={styles.head}>No messages yet.</p> : null}
      {count > 0 ? (
        // A scrolling list must be reachable with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <ul ref={list} className={styles.list} tabIndex={0} aria-label="Messages, oldest first">
          {detail.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      ) : null}
      {canWrite ? <Compose detail={detail} canAsk={canAsk} /> : null}
    </Panel>
  );
};
