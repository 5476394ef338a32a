import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { entryPages } from '#kernel/entry-pages.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { signedIn } from '#modules/account/ui.ts';
import { track, useShown } from '#modules/analytics/ui.ts';
import { ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import { RenewalClosed } from '../ui/renewal-closed.tsx';
import { renewalStepEvent } from '../ui/renewal-step-event.ts';
import {
  RenewalMedicalHistoryPageDocument,
  type RenewalMedicalHistoryPageQuery,
} from './medical-history.generated.ts';
import { SaveRenewalIntakeDocument } from './save-renewal.generated.ts';
import { SubmitRenewalDocument } from './submit-renewal.generated.ts';

const here = renewalStepEvent('medicalHistory');

export const data = pageData(RenewalMedicalHistoryPageDocument, () => ({}));

type Intake = NonNullable<RenewalMedicalHistoryPageQuery['renewalIntake']>;
type Treatments = NonNullable<RenewalMedicalHistoryPageQuery['currentUser']>['renewal']['treatments'];

const newestIntake = async (): Promise<Result<Intake>> => {
  const answer = await runQuery(RenewalMedicalHistoryPageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.renewalIntake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

const OpenRenewal = ({
  intake,
  treatments,
}: {
  readonly intake: Intake;
  readonly treatments: Treatments;
}) => {
  const { responseId } = intake;
  const sending = useMutation(SubmitRenewalDocument);
  useShown('renewal step viewed', here);
  return (
    <ClinicalQuestionnaire
      sent={intake}
      products={treatments.map(({ name, drugType }) => ({ drugType, publicDisplayedName: name }))}
      exitPath={entryPages.refill}
      sendLabel="Send to a clinician"
      save={async (input) => {
        const result = await runMutation(SaveRenewalIntakeDocument, { input: { responseId, ...input } });
        return result.ok ? ok(result.value.saveRenewalIntake) : result;
      }}
      reload={newestIntake}
      submit={async ({ revision, acknowledgedRuleIds, end }) => {
        const isEmergency = end !== null;
        const result = await sending.run({ responseId, revision, isEmergency, acknowledgedRuleIds });
        if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Your answers are on their way.');
        if (!result.ok) return result;
        track('renewal step completed', here);
        track('renewal submitted');
        if (end) return ok(<Emergency ruleIds={end.findings.map(({ ruleId }) => ruleId)} />);
        await refreshPage();
        return ok(null);
      }}
    />
  );
};

/** Questions about what changed since the last visit: saved automatically, resumed on any device, sent to a clinician. */
export const Page = () => {
  const { currentUser, renewalIntake } = usePageData(data);
  const { renewal } = signedIn(currentUser);
  if (!renewalIntake) return <RenewalClosed renewal={renewal} />;
  return (
    <OpenRenewal key={renewalIntake.responseId} intake={renewalIntake} treatments={renewal.treatments} />
  );
};
