import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { CasePhotosField } from '#modules/billing/ui.ts';
import { findAlarm, HelpNow } from '#modules/message/ui.ts';
import { REQUEST_LIMIT } from '../domain/request-limit.ts';
import { isRequestTopic, requestTopics, topicOf } from '../domain/topics.ts';
import styles from './request-form.module.css';
import { SubmitServiceRequestDocument } from './submit-service-request.generated.ts';

interface RequestFormProps {
  readonly orders: readonly { readonly id: string; readonly number: string; readonly label: string }[];
  /** From the address: what the patient came from. */
  readonly topic: string | undefined;
  readonly orderNumber: string | undefined;
  /** The page after it was sent, without its query. */
  readonly submittedPath: string;
}

/** A new request: topic, words, photos. What is clinical says who reads it, and help in an emergency comes first. */
export const RequestForm = ({ orders, topic: asked, orderNumber, submittedPath }: RequestFormProps) => {
  const link = useLink();
  const submit = useMutation(SubmitServiceRequestDocument);
  const [id] = useState(() => crypto.randomUUID());
  const [topic, setTopic] = useState(asked && isRequestTopic(asked) ? asked : orderNumber ? 'order' : '');
  const [orderId, setOrderId] = useState(orders.find(({ number }) => number === orderNumber)?.id ?? '');
  const [body, setBody] = useState('');
  const [photos, setPhotos] = useState<readonly { readonly id: string; readonly url: string }[]>([]);
  const [alarm, setAlarm] = useState<string | null>(null);
  const chosen = isRequestTopic(topic) ? topicOf(topic) : null;
  const hasOrder = chosen?.hasOrder === true && orders.length > 0;

  const send = async (): Promise<void> => {
    // Shown before the server has responded: a patient in an emergency must not wait for it.
    setAlarm(findAlarm(body)?.level ?? null);
    const input = {
      id,
      topic,
      orderId: hasOrder && orderId ? orderId : null,
      body,
      photoIds: photos.map((photo) => photo.id),
    };
    const result = await submit.run({ input });
    if (result?.ok) await goTo(`${submittedPath}?request=${result.value.submitServiceRequest.id}`);
  };

  return (
    <ScriptedForm noValidate className={styles.form} onSend={send} aria-label="New request">
      <FormErrorSummary
        problems={submit.failure?.fields ?? []}
        message={submit.failure?.message}
        focus="field"
      />
      <RadioGroup
        {...fieldProps('topic', [topic, setTopic], submit.problem)}
        label="What is it about?"
        options={requestTopics.map((value) => ({ value, label: topicOf(value).label }))}
      />
      {chosen?.isClinical ? (
        <Notice tone="caution" live={false} title="Your clinician answers this">
          Not for emergencies. Call <a href="tel:911">911</a> if you are in danger, or call or text{' '}
          <a href="tel:988">988</a> if you are thinking of hurting yourself. If you have had no visit with us,
          ask your own doctor or a pharmacist about symptoms.
        </Notice>
      ) : null}
      {topic === 'billing' ? (
        <p className={styles.fine}>
          You do not need a request to cancel a subscription:{' '}
          <a href={link('/account/customer-service-request')}>cancel it here</a>.
        </p>
      ) : null}
      {hasOrder ? (
        <SelectField
          {...fieldProps('orderId', [orderId, setOrderId], submit.problem)}
          label="Which order?"
          optional
          placeholder="None of them"
          options={orders.map((order) => ({ value: order.id, label: `${order.number}, ${order.label}` }))}
        />
      ) : null}
      <CountedTextArea
        {...fieldProps('body', [body, setBody], submit.problem)}
        value={body}
        label="What can we do for you?"
        rows={5}
        limit={REQUEST_LIMIT}
      />
      <CasePhotosField photos={photos} onChange={setPhotos} error={submit.problem('photoIds')} />
      {alarm ? <HelpNow level={alarm} live /> : null}
      <div>
        <Button type="submit" full="phone" pending={submit.pending} pendingLabel="Sending">
          Send
        </Button>
      </div>
    </ScriptedForm>
  );
};
