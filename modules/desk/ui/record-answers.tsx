import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { counted } from './case-labels.ts';
import type { DeskDetail } from './decision-view.ts';
import type { Announce } from './use-decision.ts';

// Contains the fields of every kind of question, so it is loaded when it is opened.
const RecordAnswersDialog = lazy(async () => ({
  default: (await import('./record-answers-dialog.tsx')).RecordAnswersDialog,
}));

export interface RecordAnswersProps {
  readonly detail: Pick<DeskDetail, 'case' | 'answerForm'>;
  readonly announce: Announce;
}

/**
 * The number of answers that the decision waits for, and the button that records them. Renders nothing for viewers who
 * may not record any.
 */
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
      <Suspense>
        {open ? (
          <RecordAnswersDialog
            consultationId={detail.case.consultationId}
            sent={answerForm}
            onClose={() => setOpen(false)}
            announce={announce}
          />
        ) : null}
      </Suspense>
    </Cluster>
  );
};
