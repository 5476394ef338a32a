import type { ReactNode } from 'react';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { entryPages } from '#config/entry-pages.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { useShown } from '#modules/analytics/ui.ts';
import { ClinicalQuestionnaire } from '#modules/eligibility/ui.ts';
import type { RenewalContentFragment } from './renewal-content.generated.ts';
import {
  type RenewalIntakeContentFragment,
  RenewalQuestionsDocument,
} from './renewal-questions.generated.ts';
import { renewalStepEvent } from './renewal-step-event.ts';
import { SaveRenewalIntakeDocument } from './save-renewal.generated.ts';
import { useSubmit } from './use-submit.tsx';

export interface RenewalQuestionsProps {
  readonly step: 'progress' | 'medicalHistory';
  readonly intake: RenewalIntakeContentFragment;
  readonly treatments: RenewalContentFragment['treatments'];
  /** What the patient reads before the first question. */
  readonly lead: string;
  /** What helps to answer, before the first question and beside the answers on their review. */
  readonly more?: ReactNode;
  readonly nextPath: string;
}

const newest = async (step: string): Promise<Result<RenewalIntakeContentFragment>> => {
  const answer = await runQuery(RenewalQuestionsDocument, { step });
  if (!answer.ok) return answer;
  const intake = answer.value.renewalIntake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

/**
 * The questions of one step: saved automatically, resumed on any device. Continuing only moves to the next step; the
 * last step sends the renewal. An emergency is sent immediately.
 */
export const RenewalQuestions = (props: RenewalQuestionsProps) => {
  const { step, intake, treatments } = props;
  const { responseId } = intake;
  const here = renewalStepEvent(step);
  const submit = useSubmit({ responseId, here, nextPath: props.nextPath });
  useShown('renewal step viewed', here);
  return (
    <ClinicalQuestionnaire
      sent={intake}
      products={treatments.map(({ name, drugType }) => ({ drugType, publicDisplayedName: name }))}
      intro={{
        lead: props.lead,
        more: props.more,
        saving: 'Every answer is saved as you go. You can stop and continue later, on any device.',
        privacy: 'Only your care team reads it.',
      }}
      exitPath={entryPages.refill}
      sendLabel="Save and continue"
      besideAnswers={props.more}
      save={async (input) => {
        const result = await runMutation(SaveRenewalIntakeDocument, {
          input: { responseId, ...input },
          step,
        });
        return result.ok ? ok(result.value.saveRenewalIntake) : result;
      }}
      reload={() => newest(step)}
      submit={submit}
    />
  );
};
