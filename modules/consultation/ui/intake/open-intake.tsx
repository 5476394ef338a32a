import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import { IntakePageDocument, type IntakePageQuery } from '../../pages/intake.generated.ts';
import { SaveIntakeDocument } from '../../pages/save-intake.generated.ts';
import { SubmitIntakeDocument } from '../../pages/submit-intake.generated.ts';

export type Visit = NonNullable<NonNullable<IntakePageQuery['currentUser']>['visit']>;
type Intake = NonNullable<Visit['intake']>;

const newestIntake = async (): Promise<Result<Intake>> => {
  const answer = await runQuery(IntakePageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.currentUser?.visit?.intake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

/** The questions of a visit that is not sent yet. */
export const OpenIntake = ({ visit, intake }: { readonly visit: Visit; readonly intake: Intake }) => {
  const { responseId } = intake;
  const sending = useMutation(SubmitIntakeDocument);
  return (
    <ClinicalQuestionnaire
      sent={intake}
      products={visit.requestedProducts}
      checksStops
      exitPath="/dashboard"
      sendLabel="Send to a clinician"
      save={async (input) => {
        const result = await runMutation(SaveIntakeDocument, { input: { responseId, ...input } });
        return result.ok ? ok(result.value.saveIntake) : result;
      }}
      reload={newestIntake}
      submit={async ({ revision, acknowledgedRuleIds }) => {
        const result = await sending.run({ responseId, revision, acknowledgedRuleIds });
        if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Your answers are on their way.');
        if (!result.ok) return result;
        const { outcome, href, findings } = result.value.submitIntake;
        if (outcome === 'emergency') return ok(<Emergency ruleIds={findings.map(({ ruleId }) => ruleId)} />);
        if (href === visit.intakePath) await refreshPage();
        else await goTo(href);
        return ok(null);
      }}
    />
  );
};
