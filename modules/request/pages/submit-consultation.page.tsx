import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { CheckDeposit } from '../ui/check-deposit.tsx';
import { Elsewhere, NoTopic } from '../ui/elsewhere.tsx';
import { RequestPhotos } from '../ui/request-photos.tsx';
import { RequestQuestions } from '../ui/request-questions.tsx';
import { VisitSent } from '../ui/visit-sent.tsx';
import { RequestSubmitPageDocument } from './submit-consultation.generated.ts';

export const data = pageData(RequestSubmitPageDocument, () => ({}));

const title = 'Check your request';

/** A summary of what will be sent: answers, photos, or the procedure and its day. */
export const Page = () => {
  const { currentUser, visitRequest } = usePageData(data);
  const { topic, visit, stage, procedures, procedureId, procedureOn } = visitRequest;
  if (!topic) return <NoTopic title={title} />;
  const procedure = procedures.find(({ id }) => id === procedureId);
  if (currentUser && topic === 'procedure' && procedure && procedureOn)
    return <CheckDeposit title={procedure.title} amount={procedure.amount} on={procedureOn} />;
  if (visit?.intake?.status === 'in-progress')
    return (
      <RequestQuestions
        key={visit.intake.responseId}
        intake={visit.intake}
        besideAnswers={<RequestPhotos visit={visit} />}
      />
    );
  if (visit && stage) return <VisitSent visit={visit} stage={stage} />;
  return (
    <Elsewhere
      title={title}
      what="There is nothing to check yet"
      text="Choose what your visit is about and answer its questions. They are saved as you go."
      label="Go to your request"
      href="/request/consultation"
    />
  );
};
