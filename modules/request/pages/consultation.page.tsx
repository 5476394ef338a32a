import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { ChooseTopic } from '../ui/choose-topic.tsx';
import { Elsewhere, NoTopic } from '../ui/elsewhere.tsx';
import { RequestQuestions } from '../ui/request-questions.tsx';
import { VisitSent } from '../ui/visit-sent.tsx';
import { RequestConsultationPageDocument } from './consultation.generated.ts';

export const data = pageData(RequestConsultationPageDocument, () => ({}));

/** What the visit is about, then its questions. */
export const Page = () => {
  const { currentUser, visitRequest } = usePageData(data);
  const { topic, visit } = visitRequest;
  if (!currentUser)
    return topic ? (
      <Elsewhere
        title="Your request"
        what="Your account comes first"
        text="It keeps your answers private and is where your clinician writes to you."
        label="Go on"
        href="/request/your-info"
      />
    ) : (
      <NoTopic title="Your request" />
    );
  if (visit?.intake?.status === 'in-progress')
    return <RequestQuestions key={visit.intake.responseId} intake={visit.intake} reviewsElsewhere />;
  if (visit?.proposal)
    return (
      <Elsewhere
        title="Your request"
        what="Your clinician has proposed a plan"
        text="Read it with its price. Nothing is charged before you accept it."
        label="Read your plan"
        href="/request/confirm-your-plan"
      />
    );
  if (visit && (visit.canUploadPhotos || visit.outcome?.outcome === 'emergency'))
    return <VisitSent visit={visit} />;
  return <ChooseTopic request={visitRequest} />;
};
