import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import { CorrectAnswers } from '../ui/correct-answers.tsx';
import { NoVisit, noVisit } from '../ui/no-visit.tsx';
import { VisitStopped } from '../ui/visit-stopped.tsx';
import { IntakePageDocument, type IntakePageQuery } from './intake.generated.ts';
import { SaveIntakeDocument } from './save-intake.generated.ts';
import { SubmitIntakeDocument } from './submit-intake.generated.ts';

export const data = pageData(IntakePageDocument, () => ({}));

type Visit = NonNullable<NonNullable<IntakePageQuery['currentUser']>['visit']>;
type Intake = NonNullable<Visit['intake']>;

const newestIntake = async (): Promise<Result<Intake>> => {
  const answer = await runQuery(IntakePageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.currentUser?.visit?.intake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

const OpenIntake = ({ visit, intake }: { readonly visit: Visit; readonly intake: Intake }) => {
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
        if (href === '/consultation/intake') await refreshPage();
        else await goTo(href);
        return ok(null);
      }}
    />
  );
};

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  const [correcting, setCorrecting] = useState(false);
  if (!visit) return <NoVisit {...noVisit} />;
  const { intake, outcome } = visit;
  if (correcting && visit.submittedIntake)
    return <CorrectAnswers submittedIntake={visit.submittedIntake} onDone={() => setCorrecting(false)} />;
  const isOpen = intake?.status === 'in-progress';
  if (intake && isOpen) return <OpenIntake key={intake.responseId} visit={visit} intake={intake} />;
  if (outcome?.outcome === 'emergency')
    return (
      <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
        <Emergency ruleIds={outcome.findings.map(({ ruleId }) => ruleId)} />
      </FlowLayout>
    );
  if (outcome?.outcome === 'stop') return <VisitStopped findings={outcome.findings} />;
  return (
    <NoVisit
      title="Your answers are with your care team"
      lead={`${visit.statusLabel}. If something was wrong or changes, such as a new medicine, correct it here or write to your care team.`}
      action={
        visit.canUploadPhotos
          ? { label: 'Add photos', href: '/consultation/photo-upload' }
          : { label: 'Go to your dashboard', href: '/dashboard' }
      }
      other={{ label: 'Write a message', href: '/messages' }}
      onCorrect={visit.submittedIntake ? () => setCorrecting(true) : undefined}
    />
  );
};
