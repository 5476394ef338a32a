import { pageData } from '#client/data/page-data.ts';
import { runQuery } from '#client/graphql/client.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { VisitQuestionnaire } from '../ui/intake/visit-questionnaire.tsx';
import { NoVisit } from '../ui/no-visit.tsx';
import { DoseChoices } from '../ui/titration/dose-choices.tsx';
import { thankYouPath } from '../ui/titration/thank-you-path.ts';
import { hasEnded, VisitEnd } from '../ui/visit-end.tsx';
import { TitrationPageDocument, type TitrationPageQuery } from './titration.generated.ts';

export const data = pageData(TitrationPageDocument, () => ({}));

type User = NonNullable<TitrationPageQuery['currentUser']>;
type Visit = NonNullable<User['visit']>;
type Intake = NonNullable<Visit['intake']>;

const newestIntake = async (): Promise<Result<Intake>> => {
  const answer = await runQuery(TitrationPageDocument, {});
  if (!answer.ok) return answer;
  const intake = answer.value.currentUser?.visit?.intake;
  return intake ? ok(intake) : fail('NOT_FOUND', 'This questionnaire is closed.');
};

const words = {
  lead: 'Safety questions come first, then what you would like. A clinician decides about every new dose; you can always ask for less, or to stop.',
  saving: 'Every answer is saved as you go. You can stop and continue later, on any device.',
  privacy: 'Only your care team reads it.',
};

/** After the answers were sent: photos while a clinician decides, else the last page. */
const goOn = async (): Promise<void> => {
  const answer = await runQuery(TitrationPageDocument, {});
  const user = answer.ok ? answer.value.currentUser : null;
  const takesPhotos = user?.doseChange.isWaiting && (user.visit?.photoViews.length ?? 0) > 0;
  await goTo(
    takesPhotos ? '/consultation/titration/photos/global' : thankYouPath(user?.doseChange.requests ?? []),
  );
};

const OpenRequest = ({ visit, intake }: { readonly visit: Visit; readonly intake: Intake }) => (
  <VisitQuestionnaire
    sent={intake}
    products={visit.requestedProducts}
    intro={words}
    sendLabel="Send my request"
    reload={newestIntake}
    onSent={(href) => (href.startsWith('/not-eligible') ? goTo(href) : goOn())}
  />
);

/** A change of the dose that the patient requests: the options, the questions, and the result. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const visit = user?.visit;
  const choices = user?.doseChange.choices ?? [];
  if (visit?.isDoseChange) {
    const { intake, outcome } = visit;
    if (intake?.status === 'in-progress')
      return <OpenRequest key={intake.responseId} visit={visit} intake={intake} />;
    if (hasEnded(outcome)) return <VisitEnd outcome={outcome} intakePath={visit.intakePath} />;
  }
  if (user?.doseChange.isWaiting)
    return (
      <NoVisit
        title="Your request is with your care team"
        lead="Keep taking your current dose until your clinician has written to you."
        action={{ label: 'What happens next', href: thankYouPath(user.doseChange.requests) }}
        other={{ label: 'Write a message', href: '/messages' }}
      />
    );
  return choices.length > 0 ? (
    <DoseChoices choices={choices} />
  ) : (
    <NoVisit
      title="There is no dose to change"
      lead="You can change a dose when you take a prescription medicine from us. For anything else, write to your care team."
      action={{ label: 'Your treatment', href: '/treatment-plan' }}
      other={{ label: 'Write a message', href: '/messages' }}
    />
  );
};
