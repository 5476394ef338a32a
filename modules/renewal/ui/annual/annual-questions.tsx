import { runMutation, runQuery } from '#client/graphql/client.ts';
import { formatDate } from '#kernel/dates.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { useShown } from '#modules/analytics/ui.ts';
import { ClinicalQuestionnaire } from '#modules/eligibility/ui.ts';
import { ANNUAL_SHIPPING } from '../../domain/annual/annual-steps.ts';
import type { RenewalIntakeContentFragment } from '../renewal-questions.generated.ts';
import { renewalStepEvent } from '../renewal-step-event.ts';
import { SaveRenewalIntakeDocument } from '../save-renewal.generated.ts';
import { useSubmit } from '../use-submit.tsx';
import type { AnnualContentFragment } from './annual-content.generated.ts';
import { AnnualQuestionsDocument } from './annual-questions.generated.ts';

const newest = async (): Promise<Result<RenewalIntakeContentFragment>> => {
  const answer = await runQuery(AnnualQuestionsDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.renewalIntake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

/**
 * Everything that is asked once a year, saved as it is answered; the next page is the address. An emergency is sent
 * immediately.
 */
export const AnnualQuestions = ({
  annual,
  intake,
}: {
  readonly annual: AnnualContentFragment;
  readonly intake: RenewalIntakeContentFragment;
}) => {
  const { responseId } = intake;
  const { treatments, dueBy, isOverdue } = annual;
  const here = renewalStepEvent('progress');
  const submit = useSubmit({ responseId, here, nextPath: ANNUAL_SHIPPING });
  useShown('renewal step viewed', here);
  return (
    <ClinicalQuestionnaire
      sent={intake}
      products={treatments.map(({ name, drugType }) => ({ drugType, publicDisplayedName: name }))}
      intro={{
        lead: `Step 1: how you are, what has changed, and how your treatment is going. It takes about ten minutes.${
          dueBy && !isOverdue
            ? ` Please send it by ${formatDate(dueBy)}; after that day your refills pause.`
            : ''
        }`,
        saving: 'Every answer is saved as you go. You can stop and continue later, on any device.',
        privacy: 'Only your care team reads it.',
      }}
      exitPath="/dashboard"
      sendLabel="Save and continue"
      save={async (input) => {
        const result = await runMutation(SaveRenewalIntakeDocument, { input: { responseId, ...input } });
        return result.ok ? ok(result.value.saveRenewalIntake) : result;
      }}
      reload={newest}
      submit={submit}
    />
  );
};
