import type { ReactNode } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { goTo } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import { RequestConsultationPageDocument } from '../pages/consultation.generated.ts';
import type { RequestVisitFragment } from './request-visit.generated.ts';
import { ReviewRequestDocument } from './review-request.generated.ts';
import { SaveRequestIntakeDocument } from './save-request-intake.generated.ts';

type Intake = NonNullable<RequestVisitFragment['intake']>;

const newestIntake = async (): Promise<Result<Intake>> => {
  const answer = await runQuery(RequestConsultationPageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.visitRequest.visit?.intake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

interface RequestQuestionsProps {
  readonly intake: Intake;
  /** The review is on a page of its own. */
  readonly reviewsElsewhere?: boolean;
  readonly besideAnswers?: ReactNode;
}

/** The shared intake, for what a clinician may propose; it is sent with the checkout. */
export const RequestQuestions = ({
  intake,
  reviewsElsewhere = false,
  besideAnswers,
}: RequestQuestionsProps) => {
  const { responseId } = intake;
  const reviewing = useMutation(ReviewRequestDocument);
  return (
    <ClinicalQuestionnaire
      sent={intake}
      products={[]}
      exitPath="/dashboard"
      sendLabel="Confirm and continue"
      onReview={reviewsElsewhere ? () => goTo('/request/submit-consultation') : undefined}
      besideAnswers={besideAnswers}
      save={async (input) => {
        const result = await runMutation(SaveRequestIntakeDocument, { input: { responseId, ...input } });
        return result.ok ? ok(result.value.saveIntake) : result;
      }}
      reload={newestIntake}
      submit={async ({ revision }) => {
        const result = await reviewing.run({ responseId, revision });
        if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Sending your answers.');
        if (!result.ok) return result;
        const { outcome, findings, href } = result.value.reviewRequest;
        if (outcome === 'emergency') return ok(<Emergency ruleIds={findings.map(({ ruleId }) => ruleId)} />);
        if (outcome === 'stop' || href.startsWith('/not-eligible-user')) await goTo(href);
        else await goTo('/request/checkout');
        return ok(null);
      }}
    />
  );
};
