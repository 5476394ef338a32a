import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { formatMoment } from '#kernel/moments.ts';
import { alertOutcomes } from '#modules/consultation/ui.ts';
import { AlertPagesList } from './alert-pages-list.tsx';
import type { DeskDetail } from './decision-view.ts';
import { Panel } from './panel.tsx';
import { DeskRespondToAlertDocument } from './respond-to-alert.generated.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';

export interface AlertPanelProps {
  readonly detail: Pick<DeskDetail, 'case' | 'alert'>;
  /** False for operators: only clinicians close an emergency. */
  readonly canRespond: boolean;
  readonly announce: Announce;
}

const options = Object.entries(alertOutcomes).map(([value, label]) => ({
  value,
  label,
  ...(value === 'could_not_reach' && { description: 'It stays open, and the team is alerted again.' }),
}));

const labelOf = (outcome: string): string => options.find(({ value }) => value === outcome)?.label ?? outcome;

const RespondForm = ({ detail, announce }: Omit<AlertPanelProps, 'canRespond'>) => {
  const { consultationId } = detail.case;
  const respond = useDecision(DeskRespondToAlertDocument, announce);
  const [outcome, setOutcome] = useState('');
  const [note, setNote] = useDraft(consultationId, 'alert');
  const [checked, setChecked] = useState(false);

  const send = async () => {
    setChecked(true);
    if (outcome === '') return document.querySelector<HTMLElement>('input[name="alert.outcome"]')?.focus();
    if (note.trim() === '') return document.getElementById('field-alert-note')?.focus();
    const isOpen = outcome === 'could_not_reach';
    const done = await respond.send(
      { consultationId, outcome, note },
      {
        tone: isOpen ? 'caution' : 'success',
        title: isOpen ? 'The emergency stays open' : 'The emergency is closed',
        text: isOpen ? 'The team is alerted again.' : labelOf(outcome),
        decided: false,
      },
    );
    if (!done) return;
    setOutcome('');
    setNote('');
    setChecked(false);
  };

  return (
    <ScriptedForm noValidate aria-label="Close the emergency" onSend={send}>
      <Stack gap={3}>
        <RadioGroup
          name="alert.outcome"
          label="Outcome"
          options={options}
          value={outcome}
          onChange={setOutcome}
          error={checked && outcome === '' ? 'Choose the outcome.' : respond.problem('outcome')}
        />
        <TextArea
          id="field-alert-note"
          name="alert.note"
          label="What you did and learned"
          description="For the record; the patient does not read it."
          rows={3}
          maxLength={2000}
          value={note}
          onChange={setNote}
          error={
            checked && note.trim() === '' ? 'Write down what you did and learned.' : respond.problem('note')
          }
        />
        {respond.shownFailure ? <Notice tone="danger">{respond.shownFailure.message}</Notice> : null}
        <Button type="submit" size="small" pending={respond.pending} pendingLabel="Saving">
          Save the outcome
        </Button>
      </Stack>
    </ScriptedForm>
  );
};

/** The emergency of the visit, the responses, and the form to close it. Renders nothing without an emergency. */
export const AlertPanel = ({ detail, canRespond, announce }: AlertPanelProps) => {
  const { alert } = detail;
  if (!alert) return null;
  return (
    <Panel title="Emergency" aside={alert.isOpen ? 'Open' : 'Closed'}>
      {alert.isOpen ? (
        <Notice tone="danger" live={false}>
          Since {formatMoment(alert.at)}.
          {alert.dueAt ? ` Contact the patient by ${formatMoment(alert.dueAt)}.` : null} A message does not
          close it: contact the patient, then record the outcome.
        </Notice>
      ) : null}
      <AlertPagesList pages={alert.pages} />
      {alert.responses.length > 0 ? (
        <ul>
          {alert.responses.map((response) => (
            <li key={`${response.at} ${response.outcome}`}>
              {formatMoment(response.at)}, {response.clinicianName}: {labelOf(response.outcome)}.{' '}
              {response.note}
            </li>
          ))}
        </ul>
      ) : null}
      {alert.isOpen && canRespond ? <RespondForm detail={detail} announce={announce} /> : null}
    </Panel>
  );
};
