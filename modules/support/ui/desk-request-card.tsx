import { lazy, Suspense, useId, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeskCard } from '#client/ui/desk-card.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CasePhotos } from '#modules/billing/ui.ts';
import { DeskActOnServiceRequestDocument } from './desk-act-on-service-request.generated.ts';
import type { DeskServiceRequestCardFragment } from './desk-request-card.generated.ts';
import { Entries } from './entries.tsx';

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));

type Action = DeskServiceRequestCardFragment['actions'][number];

/** Actions that need the operator's words. */
const written: readonly string[] = ['answer', 'ask'];

/** One request as operators see it: who writes, what, by when, and what may be done. */
export const DeskRequestCard = ({ request }: { readonly request: DeskServiceRequestCardFragment }) => {
  const id = useId();
  const act = useMutation(DeskActOnServiceRequestDocument);
  const [writing, setWriting] = useState<Action | null>(null);
  const done = (): void => {
    setWriting(null);
    void refreshPage();
  };
  const choose = async (action: Action): Promise<void> => {
    if (written.includes(action.action)) return setWriting(action);
    const result = await act.run({ input: { id: request.id, action: action.action } });
    if (result?.ok) done();
  };
  return (
    <DeskCard
      id={id}
      title={
        <>
          {request.number}: {request.topicLabel}
        </>
      }
      badge={
        <Cluster gap={2}>
          {request.alarm ? <Badge tone="danger">Alarming words</Badge> : null}
          {request.isHandedOver ? <Badge tone="rx">With the clinicians</Badge> : null}
          <Badge tone="caution">
            Due <Moment at={request.dueAt} />
          </Badge>
        </Cluster>
      }
    >
      <p>
        {request.patientName}, {request.patientEmail}
        {request.patientPhone ? `, ${request.patientPhone}` : ''}
        {request.orderNumber ? `. Order ${request.orderNumber}` : ''}. {request.status}
        {request.assignedName ? `, taken by ${request.assignedName}` : ''}.
      </p>
      {request.alarm && !request.isHandedOver ? (
        <Notice tone="danger" live={false}>
          No clinician has seen this: call the patient now, and 911 if they are in danger.
        </Notice>
      ) : null}
      <Entries entries={request.entries} reader="staff" />
      <CasePhotos photos={request.photos} />
      {act.failure ? <Notice tone="danger">{act.failure.message}</Notice> : null}
      <Cluster gap={3}>
        {request.actions.map((action) => (
          <Button
            key={action.action}
            size="small"
            variant="secondary"
            pending={act.pending}
            onClick={() => void choose(action)}
          >
            {action.label}
            <span className="visually-hidden"> request {request.number}</span>
          </Button>
        ))}
      </Cluster>
      <Suspense>
        {writing ? (
          <AnswerDialog request={request} action={writing} onDone={done} onClose={() => setWriting(null)} />
        ) : null}
      </Suspense>
    </DeskCard>
  );
};
