import { useEffect, useState } from 'react';
import { fieldId } from '#client/ui/field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { QuestionField } from '#modules/quiz/ui.ts';
import type { DeskDetail } from './decision-view.ts';
import { DeskAmendIntakeDocument } from './record-answers.generated.ts';
import {
  answerShown,
  otherQuestions,
  questionsToRecord,
  readForm,
  recordOf,
  type Typed,
  withProblems,
} from './record-answers-view.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';

export interface RecordAnswersDialogProps {
  readonly consultationId: string;
  readonly sent: NonNullable<DeskDetail['answerForm']>;
  readonly onClose: () => void;
  readonly announce: Announce;
}

const REASON_FIELD = 'field-answers-reason';

const done = {
  tone: 'success',
  title: 'Answers recorded',
  text: 'The rules have run again with them. Read the flags before you decide.',
  decided: false,
} as const;

/** Records the patient's statements, with the fields of the patient's own questionnaire. */
export const RecordAnswersDialog = ({
  consultationId,
  sent,
  onClose,
  announce,
}: RecordAnswersDialogProps) => {
  const [form] = useState(() => readForm(sent));
  const [typed, setTyped] = useState<Typed>({});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useDraft(consultationId, 'answers');
  const [checked, setChecked] = useState(false);
  const saving = useDecision(DeskAmendIntakeDocument, announce);
  const questions = questionsToRecord(form, typed, chosen);
  const others = otherQuestions(form, typed, chosen);
  const needsReason = checked && reason.trim() === '';

  const send = async () => {
    setChecked(true);
    if (reason.trim() === '') return document.getElementById(REASON_FIELD)?.focus();
    const { responseId, revision, configVersion } = sent;
    const { answersJson, askedAgain } = recordOf(form, typed, chosen);
    const input = { responseId, revision, configVersion, answersJson, reason };
    const result = await saving.send({ consultationId, input, askedAgain }, done);
    if (!result) return;
    setReason('');
    onClose();
  };

  const { shownFailure } = saving;
  useEffect(() => {
    const fields = shownFailure?.fields.map(({ field }) => field) ?? [];
    const [first] = fields;
    if (first === undefined) return;
    setChosen((before) => withProblems(form, before, fields));
    requestAnimationFrame(() =>
      document.getElementById(first === 'reason' ? REASON_FIELD : fieldId(first))?.focus(),
    );
  }, [shownFailure, form]);
  return (
    <FormDialog
      title="Record answers"
      action="Record the answers"
      pending={saving.pending}
      failure={shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        Only what the patient told you. Each answer shown here counts as given today, and the rules run again.
      </p>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          isOneOfMany
          question={question}
          answer={answerShown(form, typed, question.id)}
          error={saving.problem(question.id)}
          onChange={(answer) => setTyped((before) => ({ ...before, [question.id]: answer }))}
        />
      ))}
      {others.length > 0 ? (
        <SelectField
          name="answers.other"
          label="Another question"
          placeholder="Choose a question"
          optional
          options={others}
          value=""
          onChange={(id) => id !== '' && setChosen([...chosen, id])}
        />
      ) : null}
      <TextArea
        id={REASON_FIELD}
        name="answers.reason"
        label="How you learned it, for the patient and the record"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={
          needsReason ? 'Say how you learned it, such as “Told me on the phone”.' : saving.problem('reason')
        }
      />
    </FormDialog>
  );
};
