import { useEffect, useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { DeskColleaguesDocument, type DeskColleaguesQuery } from './desk-colleagues.generated.ts';
import { DeskHandOverCaseDocument } from './hand-over-case.generated.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';

export interface HandOverDialogProps {
  readonly consultationId: string;
  readonly patientName: string;
  readonly assignedTo: string | null;
  readonly announce: Announce;
  readonly onClose: () => void;
}

type Colleagues = DeskColleaguesQuery['deskCase']['colleagues'];

/** The clinicians who may get the case, without its owner; undefined while they load, null without a server. */
const useColleagues = (consultationId: string, assignedTo: string | null) => {
  const [colleagues, setColleagues] = useState<Colleagues | null>();
  useEffect(() => {
    const load = async () => {
      const answer = await runQuery(DeskColleaguesDocument, { consultationId });
      setColleagues(
        answer.ok ? answer.value.deskCase.colleagues.filter(({ name }) => name !== assignedTo) : null,
      );
    };
    void load();
  }, [consultationId, assignedTo]);
  return colleagues;
};

/** Assigns the case to a colleague licensed in the patient's state, with a note that they read first. */
export const HandOverDialog = (props: HandOverDialogProps) => {
  const { consultationId, patientName, assignedTo, announce, onClose } = props;
  const colleagues = useColleagues(consultationId, assignedTo);
  const handOver = useDecision(DeskHandOverCaseDocument, announce);
  const [clinicianId, setClinicianId] = useState('');
  const [note, setNote] = useDraft(consultationId, 'hand-over');
  const [checked, setChecked] = useState(false);

  const send = async () => {
    setChecked(true);
    if (clinicianId === '' || note.trim() === '') return;
    const name = colleagues?.find(({ id }) => id === clinicianId)?.name ?? 'your colleague';
    const done = await handOver.send(
      { consultationId, clinicianId, note },
      {
        tone: 'success',
        title: `Handed over to ${name}`,
        text: `${name} reads your note with the case.`,
        decided: true,
      },
    );
    if (!done) return;
    setNote('');
    onClose();
  };

  return (
    <FormDialog
      title={`Hand over: ${patientName}`}
      action="Hand over"
      pending={handOver.pending}
      failure={handOver.shownFailure?.fields.length ? null : handOver.shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      {colleagues === undefined ? <p role="status">Loading clinicians licensed for this patient.</p> : null}
      {colleagues === null ? (
        <p>The list of clinicians could not be loaded. Close this and try again.</p>
      ) : null}
      {colleagues?.length === 0 ? <p>Nobody else is licensed where this patient is.</p> : null}
      {colleagues && colleagues.length > 0 ? (
        <RadioGroup
          name="clinicianId"
          label="To whom?"
          options={colleagues.map(({ id, name, qualification, isOnLeave }) => ({
            value: id,
            label: name,
            description: isOnLeave ? `On leave now. ${qualification}` : qualification,
          }))}
          value={clinicianId}
          onChange={setClinicianId}
          error={checked && clinicianId === '' ? 'Choose a colleague.' : handOver.problem('clinicianId')}
        />
      ) : null}
      <TextArea
        id="field-hand-over-note"
        name="note"
        label="Note for your colleague"
        description="The patient does not read it."
        rows={3}
        maxLength={2000}
        value={note}
        onChange={setNote}
        error={
          checked && note.trim() === '' ? 'Say what your colleague should know.' : handOver.problem('note')
        }
      />
    </FormDialog>
  );
};
