import type { TreatmentRequest } from '../domain/treatment-request.ts';
import { DeskDiscontinueTreatmentDocument } from './discontinue-treatment.generated.ts';
import { DeskHoldTreatmentDocument } from './hold-treatment.generated.ts';
import { DeskResumeTreatmentDocument } from './resume-treatment.generated.ts';
import type { TreatmentStep } from './therapy-view.ts';
import { type Announce, useDecision } from './use-decision.ts';

const done = (title: string, text: string) => ({ tone: 'success', title, text, decided: false }) as const;

const outcomes = {
  hold: done('On hold', 'Nothing of it is charged or sent. The patient has your message.'),
  resume: done('Saved', 'What is still on hold waits for a second clinician.'),
  discontinue: done('Discontinued', 'It will no longer be charged or sent. The patient has your message.'),
} as const;

/** Runs one of the three changes to a treatment, as `useDecision` does. */
export const useTreatmentChange = (step: TreatmentStep, announce: Announce) => {
  const hold = useDecision(DeskHoldTreatmentDocument, announce);
  const resume = useDecision(DeskResumeTreatmentDocument, announce);
  const discontinue = useDecision(DeskDiscontinueTreatmentDocument, announce);
  /** Returns whether it succeeded. */
  const send = (input: TreatmentRequest, liftedWhen: string): Promise<boolean> => {
    if (step === 'hold') return hold.send({ input, liftedWhen }, outcomes.hold);
    return (step === 'resume' ? resume : discontinue).send({ input }, outcomes[step]);
  };
  const { pending, problem, shownFailure } = { hold, resume, discontinue }[step];
  return { send, pending, problem, shownFailure };
};
