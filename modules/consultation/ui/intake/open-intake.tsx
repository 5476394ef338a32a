import { runQuery } from '#client/graphql/client.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { IntakePageDocument, type IntakePageQuery } from '../../pages/intake.generated.ts';
import { VisitQuestionnaire } from './visit-questionnaire.tsx';

export type Visit = NonNullable<NonNullable<IntakePageQuery['currentUser']>['visit']>;
type Intake = NonNullable<Visit['intake']>;

const newestIntake = async (): Promise<Result<Intake>> => {
  const answer = await runQuery(IntakePageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.currentUser?.visit?.intake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

/** The questions of a visit that is not sent yet. */
export const OpenIntake = ({ visit, intake }: { readonly visit: Visit; readonly intake: Intake }) => (
  <VisitQuestionnaire
    sent={intake}
    products={visit.requestedProducts}
    checksStops
    sendLabel="Send to a clinician"
    reload={newestIntake}
    onSent={(href) => (href === visit.intakePath ? refreshPage() : goTo(href))}
  />
);
