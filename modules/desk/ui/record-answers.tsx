import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { counted } from './case-labels.ts';
import type { DeskDetail } from './decision-view.ts';
import { RecordAnswersDialog } from './record-answers-dialog.tsx';
import type { Announce } from './use-decision.ts';

export interface RecordAnswersProps {
  readonly detail: Pick<DeskDetail, 'case' | 'answerForm'>;
  readonly announce: Announce;
}

/** How many answers the decision waits for, and the button that records them. Nothing for who may not record any. */
export const RecordAnswers = ({ detail, announce }: RecordAnswersProps) => {
  const [open, setOpen] = useState(false);
  const { answerForm } = detail;
  if (!answerForm) return null;
  const needed = answerForm.neededIds.length;
  return (
    <Cluster gap={3}>
      <Button variant={needed > 0 ? 'primary' : 'secondary'} size="small" onClick={() => setOpen(true)}>
        Record answers
      </Button>
      {needed > 0 ? <span>{counted(needed, 'answer is', 'answers are')} missing or too old</span> : null}
      {open ? (
        <RecordAnswersDialog
          consultationId={detail.case.consultationId}
          sent={answerForm}
          onClose={() => setOpen(false)}
          announce={announce}
        />
      ) : null}
    </Cluster>
  );
};
