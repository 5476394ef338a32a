import { useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { toast } from '#client/ui/toast.tsx';
import { fail, ok } from '#kernel/result.ts';
import { Emergency } from '#modules/eligibility/ui.ts';
import { parseAnswers, parseConfig, Questionnaire } from '#modules/quiz/ui.ts';
import { AmendIntakeDocument } from '../pages/amend-intake.generated.ts';

export interface SubmittedIntake {
  readonly responseId: string;
  readonly revision: number;
  readonly config: string;
  readonly answers: string;
  readonly savedAt: string;
}

/**
 * Correcting submitted answers. Nothing is saved in between: the old answers stay valid until the new ones
 * are submitted together, with the reason.
 */
export const CorrectAnswers = ({
  submittedIntake,
  onDone,
}: {
  readonly submittedIntake: SubmittedIntake;
  readonly onDone: () => void;
}) => {
  const { responseId, revision, savedAt } = submittedIntake;
  const [config] = useState(() => parseConfig(submittedIntake.config));
  const [answers] = useState(() => parseAnswers(submittedIntake.answers));
  const latest = useRef(answers);
  const [emergency, setEmergency] = useState<readonly string[] | null>(null);
  const sending = useMutation(AmendIntakeDocument);
  return (
    <Questionnaire
      correction
      config={config}
      draft={{ revision, savedAt, answers }}
      exitPath="/dashboard"
      exitLabel="Exit without sending"
      sendLabel="Send the correction"
      save={async (input) => {
        latest.current = input.answers;
        return ok({ revision, savedAt });
      }}
      reload={async () =>
        fail('CONFLICT', 'Your answers were corrected elsewhere. Please open this page again.')
      }
      submit={async (_revision, _ticked, reason) => {
        const answersJson = JSON.stringify(latest.current);
        const input = { responseId, revision, answersJson, configVersion: config.version, reason };
        const result = await sending.run({ input });
        if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Sending your answers.');
        if (!result.ok) return result;
        const { outcome, findings } = result.value.amendIntake;
        if (outcome === 'emergency') setEmergency(findings.map(({ ruleId }) => ruleId));
        else {
          toast('Your correction is with your care team.', { tone: 'success' });
          onDone();
          await refreshPage();
        }
        return result;
      }}
      interruption={() => (emergency ? <Emergency ruleIds={emergency} /> : null)}
    />
  );
};
