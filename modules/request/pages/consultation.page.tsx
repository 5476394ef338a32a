import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { isUnderWay } from '../domain/request-stage.ts';
import { ChooseTopic } from '../ui/choose-topic.tsx';
import { Elsewhere, NoTopic } from '../ui/elsewhere.tsx';
import { RequestQuestions } from '../ui/request-questions.tsx';
import { VisitSent } from '../ui/visit-sent.tsx';
import { RequestConsultationPageDocument } from './consultation.generated.ts';

export const data = pageData(RequestConsultationPageDocument, () => ({}));

/** What the visit is about, then its questions. */
export const Page = () => {
  const { currentUser, visitRequest } = usePageData(data);
  const { topic, visit, stage } = visitRequest;
  if (!currentUser)
    return topic ? (
      <Elsewhere
        title="Your request"
        what="You need an account first"
        text="It keeps your answers private and is where your clinician writes to you."
        label="Continue"
        href="/request/your-info"
      />
    ) : (
      <NoTopic title="Your request" />
    );
  if (visit?.intake?.status === 'in-progress')
    return <RequestQuestions key={visit.intake.responseId} intake={visit.intake} reviewsElsewhere />;
  if (visit && stage && (isUnderWay(stage) || visit.outcome?.outcome === 'emergency'))
    return <VisitSent visit={visit} stage={stage} />;
  return <ChooseTopic request={visitRequest} />;
};
