import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { signedIn } from '#modules/account/ui.ts';
import { track, useShown } from '#modules/analytics/ui.ts';
import {
  type EarlyEnd,
  Emergency,
  EmergencyNow,
  earlyEnd,
  tickedRuleIds,
  useTextsToRead,
} from '#modules/eligibility/ui.ts';
import type { Answers } from '#modules/quiz/index.ts';
import {
  type Draft,
  parseAnswers,
  parseConfig,
  Questionnaire,
  type QuestionnaireProps,
} from '#modules/quiz/ui.ts';
import { RenewalClosed } from '../ui/renewal-closed.tsx';
import { renewalPlace } from '../ui/renewal-place.ts';
import {
  RenewalMedicalHistoryPageDocument,
  type RenewalMedicalHistoryPageQuery,
} from './medical-history.generated.ts';
import { SaveRenewalIntakeDocument } from './save-renewal.generated.ts';
import { SubmitRenewalDocument } from './submit-renewal.generated.ts';

const here = renewalPlace('medicalHistory');

export const data = pageData(RenewalMedicalHistoryPageDocument, () => ({}));

type Intake = NonNullable<RenewalMedicalHistoryPageQuery['renewalIntake']>;
type Treatments = NonNullable<RenewalMedicalHistoryPageQuery['currentUser']>['renewal']['treatments'];

const draftOf = (intake: Intake): Draft => ({
  revision: intake.revision,
  savedAt: intake.savedAt,
  answers: parseAnswers(intake.answers),
});

const newestDraft = async (): Promise<Result<Draft>> => {
  const answer = await runQuery(RenewalMedicalHistoryPageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.renewalIntake;
  return intake ? ok(draftOf(intake)) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

/** Only an emergency is met at once; whatever else the answers mean is for the clinician. */
const emergencyIn = async (answers: Answers, treatments: Treatments): Promise<EarlyEnd | null> => {
  const products = treatments.map(({ name, drugType }) => ({ drugType, publicDisplayedName: name }));
  const end = await earlyEnd(answers, products);
  return end?.outcome === 'emergency' ? end : null;
};

const OpenRenewal = ({
  intake,
  treatments,
}: {
  readonly intake: Intake;
  readonly treatments: Treatments;
}) => {
  // Parsed once: what the person types lives in the questionnaire from here on.
  const [config] = useState(() => parseConfig(intake.config));
  const [draft] = useState(() => draftOf(intake));
  const [emergency, setEmergency] = useState<EarlyEnd | null>(null);
  const [ended, setEnded] = useState(false);
  const sending = useMutation(SubmitRenewalDocument);
  useShown('renewal step viewed', here);

  const { readFirst, refused } = useTextsToRead();

  const submit: QuestionnaireProps['submit'] = async (revision, ticked) => {
    const isEmergency = emergency !== null;
    const acknowledgedRuleIds = tickedRuleIds(ticked);
    const result = await sending.run({
      responseId: intake.responseId,
      revision,
      isEmergency,
      acknowledgedRuleIds,
    });
    if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Your answers are on their way.');
    if (!result.ok) return { ok: false, failure: refused(result.failure) };
    track('renewal step completed', here);
    track('renewal submitted');
    if (isEmergency) setEnded(true);
    else await refreshPage();
    return result;
  };

  const interruption: QuestionnaireProps['interruption'] = ({ handIn, back }) => {
    if (!emergency) return null;
    const ruleIds = emergency.findings.map(({ ruleId }) => ruleId);
    if (ended) return <Emergency ruleIds={ruleIds} />;
    const takeBack = () => {
      setEmergency(null);
      back();
    };
    return <EmergencyNow ruleIds={ruleIds} onMistake={takeBack} alertCareTeam={handIn} />;
  };

  return (
    <Questionnaire
      config={config}
      draft={draft}
      retired={intake.retiredQuestionIds.length}
      exitPath="/renewal"
      sendLabel="Send to a clinician"
      readFirst={readFirst}
      save={async ({ revision, answers }) => {
        const { responseId } = intake;
        const answersJson = JSON.stringify(answers);
        const input = { responseId, revision, answersJson, configVersion: config.version };
        const result = await runMutation(SaveRenewalIntakeDocument, { input });
        return result.ok ? ok(result.value.saveRenewalIntake) : result;
      }}
      reload={newestDraft}
      submit={submit}
      onAnswered={(answers) => {
        void emergencyIn(answers, treatments).then(setEmergency);
      }}
      interruption={interruption}
    />
  );
};

/** What changed since the last visit: saved as it is filled, resumed on any device, sent to a clinician. */
export const Page = () => {
  const { currentUser, renewalIntake } = usePageData(data);
  const { renewal } = signedIn(currentUser);
  if (!renewalIntake) return <RenewalClosed renewal={renewal} />;
  return (
    <OpenRenewal key={renewalIntake.responseId} intake={renewalIntake} treatments={renewal.treatments} />
  );
};
