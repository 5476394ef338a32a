import { useId, useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CasePhotos } from '#modules/billing/ui.ts';
import { conversationPath, findAlarm, HelpNow } from '#modules/message/ui.ts';
import { REQUEST_LIMIT } from '../domain/request-limit.ts';
import { Entries } from './entries.tsx';
import { ReplyToServiceRequestDocument } from './reply-to-service-request.generated.ts';
import styles from './request-card.module.css';
import type { ServiceRequestContentFragment } from './service-request.generated.ts';

type Request = ServiceRequestContentFragment;

const Reply = ({ request }: { readonly request: Request }) => {
  const reply = useMutation(ReplyToServiceRequestDocument);
  const [body, setBody] = useState('');
  const [alarm, setAlarm] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const level = findAlarm(body)?.level ?? null;
    setAlarm(level);
    const result = await reply.run({ id: request.id, body });
    if (!result?.ok) return;
    setBody('');
    await refreshPage();
  };
  return (
    <ScriptedForm
      noValidate
      className={styles.reply}
      onSend={send}
      aria-label={`Write about request ${request.number}`}
    >
      <CountedTextArea
        {...fieldProps('body', [body, setBody], reply.problem)}
        value={body}
        label="Write back"
        rows={3}
        limit={REQUEST_LIMIT}
      />
      {alarm ? <HelpNow level={alarm} live /> : null}
      {reply.failure && reply.failure.fields.length === 0 ? (
        <Notice tone="danger">{reply.failure.message}</Notice>
      ) : null}
      <div>
        <Button type="submit" size="small" variant="secondary" pending={reply.pending} pendingLabel="Sending">
          Send<span className="visually-hidden"> about request {request.number}</span>
        </Button>
      </div>
    </ScriptedForm>
  );
};

/** One request of the patient: its state, what was written, and a reply while it is not closed. */
export const RequestCard = ({ request }: { readonly request: Request }) => {
  const id = useId();
  const link = useLink();
  return (
    <Card as="article" aria-labelledby={id} className={styles.card}>
      <div>
        <h3 id={id} className={styles.title}>
          {request.label}
        </h3>
        <p className={styles.fine}>
          Request {request.number}, <DateText date={request.createdAt} />. {request.topicLabel}
          {request.orderNumber ? `, order ${request.orderNumber}` : ''}.
        </p>
      </div>
      {request.isOpen ? (
        <p>
          We will answer by <Moment at={request.dueAt} />.
        </p>
      ) : null}
      {request.isHandedOver ? (
        <p>
          Your clinician answers <a href={link(conversationPath('side_effect'))}>in your messages</a>.
        </p>
      ) : null}
      <Entries entries={request.entries} reader="patient" />
      <CasePhotos photos={request.photos} />
      {request.mayReply ? <Reply request={request} /> : null}
    </Card>
  );
};
