import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { formatMoment } from '#kernel/moments.ts';
import type { DeskDetail } from './decision-view.ts';
import type { DeskCorrectionDetailsFragment } from './desk-correction-details.generated.ts';
import { Panel } from './panel.tsx';
import { DeskSeeCorrectionDocument } from './see-correction.generated.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';

export interface CorrectionsPanelProps {
  readonly detail: Pick<DeskDetail, 'corrections'>;
  /** False for operators: only clinicians look at corrected answers. */
  readonly canSee: boolean;
  readonly announce: Announce;
}

const SeeForm = ({
  correction,
  announce,
}: {
  readonly correction: DeskCorrectionDetailsFragment;
  readonly announce: Announce;
}) => {
  const { id, ruleIds } = correction;
  const see = useDecision(DeskSeeCorrectionDocument, announce);
  const [note, setNote] = useDraft(id, 'correction');
  const send = async () => {
    const done = await see.send(
      { correctionId: id, note },
      {
        tone: 'success',
        title: 'Marked as seen',
        text:
          ruleIds.length > 0 ? 'What was on hold for it has resumed.' : 'The correction is in the record.',
        decided: false,
      },
    );
    if (done) setNote('');
  };
  return (
    <ScriptedForm noValidate aria-label="Mark the correction as seen" onSend={send}>
      <Stack gap={3}>
        {ruleIds.length > 0 ? (
          <Notice tone="caution" live={false}>
            {ruleIds.join(', ')}: what this is about is on hold until you have seen it. Hold it yourself or
            discontinue it first if it should not continue.
          </Notice>
        ) : null}
        <TextArea
          id={`field-correction-${id}`}
          name="correction.note"
          label="Note (optional)"
          description="For the record; the patient does not read it."
          rows={2}
          maxLength={2000}
          value={note}
          onChange={setNote}
          error={see.problem('note')}
        />
        {see.shownFailure ? <Notice tone="danger">{see.shownFailure.message}</Notice> : null}
        <Button type="submit" size="small" pending={see.pending} pendingLabel="Saving">
          Seen
        </Button>
      </Stack>
    </ScriptedForm>
  );
};

/** Answers that were corrected after the decision, with the difference. Nothing when there are none. */
export const CorrectionsPanel = ({ detail: { corrections }, canSee, announce }: CorrectionsPanelProps) => {
  if (corrections.length === 0) return null;
  const unseen = corrections.filter(({ seenAt }) => seenAt === null).length;
  return (
    <Panel title="Corrected answers" aside={unseen > 0 ? `${unseen} not seen` : 'Seen'}>
      <Stack gap={5}>
        {corrections.map((correction) => (
          <Stack key={correction.id} gap={3}>
            <p>
              {formatMoment(correction.at)}, {correction.by}: {correction.reason}
            </p>
            <dl>
              {correction.changes.map(({ questionId, question, before, after }) => (
                <div key={questionId}>
                  <dt>{question}</dt>
                  <dd>
                    <s>
                      <span className="visually-hidden">Before: </span>
                      {before}
                    </s>{' '}
                    <strong>
                      <span className="visually-hidden">Now: </span>
                      {after}
                    </strong>
                  </dd>
                </div>
              ))}
            </dl>
            {correction.seenAt ? (
              <p>
                Seen by {correction.seenBy}, {formatMoment(correction.seenAt)}.{' '}
                {correction.note ? `Note: ${correction.note}` : null}
              </p>
            ) : canSee ? (
              <SeeForm correction={correction} announce={announce} />
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};
