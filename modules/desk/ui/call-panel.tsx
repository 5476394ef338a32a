import { useCallback, useEffect, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runQuery } from '#client/graphql/client.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { DeskAskForCallDocument } from './ask-for-call.generated.ts';
import { callLabel, phoneLabel } from './call-view.ts';
import { DeskCompleteCallDocument } from './complete-call.generated.ts';
import type { DeskDetail } from './decision-view.ts';
import { DeskLiveCallDocument, type DeskLiveCallQuery } from './desk-live-call.generated.ts';
import { DeskMissedCallDocument } from './missed-call.generated.ts';
import { Panel } from './panel.tsx';
import { DeskStartCallDocument } from './start-call.generated.ts';
import type { Announce } from './use-decision.ts';
import { useDraft } from './use-draft.ts';
import { DeskWaiveCallDocument } from './waive-call.generated.ts';

export interface CallPanelProps {
  readonly row: DeskDetail['case'];
  /** The case is the viewer's to decide. */
  readonly canAsk: boolean;
  readonly announce: Announce;
}

type LiveCall = NonNullable<DeskLiveCallQuery['deskLiveCall']>;

const said = (title: string) => ({ tone: 'success', title, text: '', decided: false }) as const;

const noTime = ['required', 'proposed', 'missed', 'canceled'];

/** A clinician's actions for a waiting call: begin it, record its outcome, or waive it. */
const CallActions = ({
  call,
  consultationId,
  onDone,
}: {
  readonly call: LiveCall;
  readonly consultationId: string;
  readonly onDone: (title: string) => void;
}) => {
  const [note, setNote] = useDraft(consultationId, 'call');
  const [missing, setMissing] = useState(false);
  const start = useMutation(DeskStartCallDocument);
  const complete = useMutation(DeskCompleteCallDocument);
  const miss = useMutation(DeskMissedCallDocument);
  const waive = useMutation(DeskWaiveCallDocument);
  const isBooked = call.status === 'scheduled' || call.status === 'in_progress';
  const mayWaive = call.mayWaive && noTime.includes(call.status);
  const failure = [start, complete, miss, waive].find((one) => one.failure)?.failure;

  const withNote = async (send: () => Promise<{ readonly ok: boolean } | null>, title: string) => {
    setMissing(note.trim() === '');
    if (note.trim() === '') return document.getElementById('field-call-note')?.focus();
    const done = await send();
    if (!done?.ok) return;
    setNote('');
    onDone(title);
  };
  const without = async (send: () => Promise<{ readonly ok: boolean } | null>, title: string) => {
    const done = await send();
    if (done?.ok) onDone(title);
  };

  return (
    <Stack gap={3}>
      {call.joinUrl && isBooked ? <LinkButton href={call.joinUrl}>Open the room</LinkButton> : null}
      {call.phone ? (
        <p>
          Phone: <a href={`tel:${call.phone}`}>{phoneLabel(call.phone)}</a>
        </p>
      ) : null}
      {call.status === 'in_progress' || mayWaive ? (
        <TextArea
          id="field-call-note"
          name="call.note"
          label={mayWaive ? 'Why you decide without a call' : 'Outcome of the call'}
          description="For the record; the patient does not read it."
          rows={3}
          maxLength={2000}
          value={note}
          onChange={setNote}
          error={missing && note.trim() === '' ? 'Write this down first.' : undefined}
        />
      ) : null}
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <Cluster gap={2}>
        {call.status === 'scheduled' ? (
          <Button
            size="small"
            pending={start.pending}
            onClick={() => void without(() => start.run({ consultationId }), 'The call has begun')}
          >
            Begin the call
          </Button>
        ) : null}
        {call.status === 'in_progress' ? (
          <Button
            size="small"
            pending={complete.pending}
            onClick={() => void withNote(() => complete.run({ consultationId, note }), 'The call took place')}
          >
            The call took place
          </Button>
        ) : null}
        {isBooked ? (
          <Button
            size="small"
            variant="secondary"
            pending={miss.pending}
            onClick={() => void without(() => miss.run({ consultationId }), 'The patient did not come')}
          >
            The patient did not come
          </Button>
        ) : null}
        {mayWaive ? (
          <Button
            size="small"
            variant="secondary"
            pending={waive.pending}
            onClick={() =>
              void withNote(() => waive.run({ consultationId, reason: note }), 'Decided without a call')
            }
          >
            Decide without a call
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  );
};

/** A clinician who needs to speak with the patient before deciding. */
const AskForCall = ({
  consultationId,
  onDone,
}: {
  readonly consultationId: string;
  readonly onDone: (title: string) => void;
}) => {
  const asking = useMutation(DeskAskForCallDocument);
  const ask = async () => {
    const done = await asking.run({
      consultationId,
      reason: 'The clinician needs to speak with the patient.',
    });
    if (done?.ok) onDone('The patient is asked to choose a time');
  };
  return (
    <Stack gap={3}>
      <p>You can ask the patient to choose a time for a call. The case waits for it.</p>
      {asking.failure ? <Notice tone="danger">{asking.failure.message}</Notice> : null}
      <Button size="small" variant="secondary" pending={asking.pending} onClick={() => void ask()}>
        Ask for a call
      </Button>
    </Stack>
  );
};

/** The live call of the case, or the button to ask for one; nothing where neither applies. */
export const CallPanel = ({ row, canAsk, announce }: CallPanelProps) => {
  const { consultationId } = row;
  const [call, setCall] = useState<LiveCall | null>();
  const load = useCallback(async () => {
    const answer = await runQuery(DeskLiveCallDocument, { consultationId });
    if (answer.ok) setCall(answer.value.deskLiveCall);
  }, [consultationId]);
  useEffect(() => void load(), [load]);
  const done = (title: string) => {
    announce(said(title));
    void load();
  };
  if (call === undefined) return null;
  if (call === null)
    return canAsk && row.status === 'in_review' ? (
      <Panel title="Call">
        <AskForCall consultationId={consultationId} onDone={done} />
      </Panel>
    ) : null;
  return (
    <Panel title="Call" aside={callLabel(call.status)}>
      <Stack gap={3}>
        {call.startsAt ? (
          <p>
            <Moment at={call.startsAt} />
            {call.clinicianName ? `, with ${call.clinicianName}` : null}
          </p>
        ) : null}
        {call.misses > 0 ? (
          <p>
            <Badge tone="caution">{call.misses === 1 ? 'Missed once' : `Missed ${call.misses} times`}</Badge>
          </p>
        ) : null}
        {call.note ? <p>{call.note}</p> : null}
        {call.isWaiting && call.mayAct ? (
          <CallActions call={call} consultationId={consultationId} onDone={done} />
        ) : null}
      </Stack>
    </Panel>
  );
};
