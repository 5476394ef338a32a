import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import {
  type EarlyEnd,
  Emergency,
  EmergencyNow,
  earlyEnd,
  MayStop,
  textsToRead,
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
import { CorrectAnswers } from '../ui/correct-answers.tsx';
import { NoVisit, noVisit } from '../ui/no-visit.tsx';
import { VisitStopped } from '../ui/visit-stopped.tsx';
import { IntakePageDocument, type IntakePageQuery } from './intake.generated.ts';
import { SaveIntakeDocument } from './save-intake.generated.ts';
import { SubmitIntakeDocument } from './submit-intake.generated.ts';

export const data = pageData(IntakePageDocument, () => ({}));

type Visit = NonNullable<NonNullable<IntakePageQuery['currentUser']>['visit']>;
type Intake = NonNullable<Visit['intake']>;

const draftOf = (intake: Intake): Draft => ({
  revision: intake.revision,
  savedAt: intake.savedAt,
  answers: parseAnswers(intake.answers),
});

const newestDraft = async (): Promise<Result<Draft>> => {
  const answer = await runQuery(IntakePageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.currentUser?.visit?.intake;
  return intake ? ok(draftOf(intake)) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

const OpenIntake = ({ visit, intake }: { readonly visit: Visit; readonly intake: Intake }) => {
  // Parsed once: what the person types lives in the questionnaire from here on.
  const [config] = useState(() => parseConfig(intake.config));
  const [draft] = useState(() => draftOf(intake));
  const [known] = useState(() => (answers: Answers) => textsToRead(answers, visit.requestedProducts));
  const { readFirst, refused } = useTextsToRead(known);
  const [end, setEnd] = useState<EarlyEnd | null>(null);
  const [ended, setEnded] = useState(false);
  const sending = useMutation(SubmitIntakeDocument);

  const submit: QuestionnaireProps['submit'] = async (revision, ticked) => {
    const acknowledgedRuleIds = tickedRuleIds(ticked);
    const result = await sending.run({ responseId: intake.responseId, revision, acknowledgedRuleIds });
    if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Your answers are on their way.');
    if (!result.ok) return { ok: false, failure: refused(result.failure) };
    const { outcome, href, findings } = result.value.submitIntake;
    if (outcome === 'emergency') {
      setEnded(true);
      setEnd({ outcome, findings });
    } else if (href === '/consultation/intake') await refreshPage();
    else await goTo(href);
    return result;
  };

  const interruption: QuestionnaireProps['interruption'] = ({ handIn, pending, back }) => {
    if (!end) return null;
    const takeBack = () => {
      setEnd(null);
      back();
    };
    const ruleIds = end.findings.map(({ ruleId }) => ruleId);
    if (ended) return <Emergency ruleIds={ruleIds} />;
    return end.outcome === 'emergency' ? (
      <EmergencyNow ruleIds={ruleIds} onMistake={takeBack} alertCareTeam={handIn} />
    ) : (
      <MayStop
        findings={end.findings}
        pending={pending}
        onConfirm={() => void handIn()}
        onChange={takeBack}
      />
    );
  };

  return (
    <Questionnaire
      config={config}
      draft={draft}
      retired={intake.retiredQuestionIds.length}
      exitPath="/dashboard"
      sendLabel="Send to a clinician"
      readFirst={readFirst}
      save={async ({ revision, answers }) => {
        const result = await runMutation(SaveIntakeDocument, {
          input: {
            responseId: intake.responseId,
            revision,
            answersJson: JSON.stringify(answers),
            configVersion: config.version,
          },
        });
        return result.ok ? ok(result.value.saveIntake) : result;
      }}
      reload={newestDraft}
      submit={submit}
      onAnswered={(answers) => {
        void earlyEnd(answers, visit.requestedProducts).then(setEnd);
      }}
      interruption={interruption}
    />
  );
};

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  const [correcting, setCorrecting] = useState(false);
  if (!visit) return <NoVisit {...noVisit} />;
  const { intake, outcome } = visit;
  if (correcting && visit.handedIn)
    return <CorrectAnswers handedIn={visit.handedIn} onDone={() => setCorrecting(false)} />;
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
      lead={`${visit.statusWords}. If something was wrong or changes, such as a new medicine, correct it here or write to your care team.`}
      action={
        visit.canUploadPhotos
          ? { label: 'Add photos', href: '/consultation/photo-upload' }
          : { label: 'Go to your dashboard', href: '/dashboard' }
      }
      other={{ label: 'Write a message', href: '/messages' }}
      onCorrect={visit.handedIn ? () => setCorrecting(true) : undefined}
    />
  );
};
