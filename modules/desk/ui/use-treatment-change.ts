import { DeskDiscontinueTreatmentDocument } from './discontinue-treatment.generated.ts';
import { DeskHoldTreatmentDocument } from './hold-treatment.generated.ts';
import { DeskResumeTreatmentDocument } from './resume-treatment.generated.ts';
import type { TreatmentStep } from './therapy-view.ts';
import { type Announce, useDecision } from './use-decision.ts';

interface TreatmentInput {
  readonly consultationId: string;
  readonly prescriptionId: string | null;
  readonly serviceLine: string | null;
  readonly drugType: string | null;
  readonly reason: string;
  readonly message: string;
}

const done = (title: string, text: string) => ({ tone: 'success', title, text, decided: false }) as const;

const outcomes = {
  hold: done('On hold', 'Nothing of it is charged or sent. The patient has your message.'),
  resume: done('Saved', 'What is still on hold waits for a second clinician.'),
  discontinue: done(
    'Discontinued',
    'Nothing of it is charged or sent any more. The patient has your message.',
  ),
} as const;

/** Runs one of the three changes to a treatment, as `useDecision` does. */
export const useTreatmentChange = (step: TreatmentStep, announce: Announce) => {
  const hold = useDecision(DeskHoldTreatmentDocument, announce);
  const resume = useDecision(DeskResumeTreatmentDocument, announce);
  const discontinue = useDecision(DeskDiscontinueTreatmentDocument, announce);
  /** Returns whether it succeeded. */
  const send = (input: TreatmentInput, liftedWhen: string): Promise<boolean> => {
    if (step === 'hold') return hold.send({ input, liftedWhen }, outcomes.hold);
    return (step === 'resume' ? resume : discontinue).send({ input }, outcomes[step]);
  };
  const { pending, problem, shownFailure } = { hold, resume, discontinue }[step];
  return { send, pending, problem, shownFailure };
};
