import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import { AskADoctor } from '../ui/mini-quiz/ask-a-doctor.tsx';
import { ChooseChanges } from '../ui/treatment-update/choose-changes.tsx';
import { PlanChanged } from '../ui/treatment-update/plan-changed.tsx';
import { ReviewChanges } from '../ui/treatment-update/review-changes.tsx';
import type { Update } from '../ui/treatment-update/types.ts';
import { useTreatmentChange } from '../ui/treatment-update/use-treatment-change.ts';
import { UpdateTreatmentRecommendationsDocument } from './update-treatment-recommendations.generated.ts';

export const data = pageData(UpdateTreatmentRecommendationsDocument, () => ({}));

const QUESTIONS = '/update-treatment/miniquiz';

/** Shown when there is no plan to compare with. */
const NoTreatment = () => {
  const link = useLink();
  return (
    <Stack gap={6}>
      <PageHeading
        title="You have no treatment to compare"
        lead="You have no active treatment at the moment. Answer a few questions to see what may fit."
      />
      <Cluster gap={3}>
        <LinkButton href={link(specialtyEntryPages.hairLoss)}>Find your treatment</LinkButton>
      </Cluster>
    </Stack>
  );
};

const Worry = () => {
  const link = useLink();
  return (
    <Notice
      tone="danger"
      live={false}
      title="Tell your provider about the side effects first"
      actions={
        <LinkButton size="small" href={link('/messages')}>
          Write to your provider
        </LinkButton>
      }
    >
      Do not wait for the next shipment. For chest pain, fainting or trouble breathing call{' '}
      <a href="tel:911">911</a>. If you think of hurting yourself call or text <a href="tel:988">988</a>.
    </Notice>
  );
};

const Comparison = ({ update }: { readonly update: Update }) => {
  const link = useLink();
  const change = useTreatmentChange(update);
  const { stage } = change;
  if (stage.name === 'done') return <PlanChanged done={stage.done} />;
  if (stage.name === 'review')
    return (
      <ReviewChanges
        quote={stage.quote}
        checkoutNames={update.suggestions
          .filter(({ product }) => stage.quote.checkoutProductIds.includes(product.id))
          .map(({ product }) => product.title)}
        agreed={change.agreed}
        onAgree={change.setAgreed}
        failure={change.failure}
        pending={change.pending}
        onConfirm={() => void change.confirm()}
        onBack={change.back}
      />
    );
  return (
    <Stack gap={8}>
      <PageHeading
        title="Your plan and what we suggest"
        lead={
          update.answeredAt
            ? `From your answers of ${formatDate(update.answeredAt)}. Change something or nothing: your plan stays as it is until you say so.`
            : 'Answer a few questions and we compare your plan with what may fit now.'
        }
      />
      {update.worryingSideEffects ? <Worry /> : null}
      {change.failure ? (
        <Notice tone="danger" title="This change is not possible">
          {change.failure.message}
        </Notice>
      ) : null}
      {update.askADoctor ? <AskADoctor changePath={link(QUESTIONS)} /> : null}
      <Cluster gap={3}>
        <LinkButton variant={update.answeredAt ? 'secondary' : 'primary'} size="small" href={link(QUESTIONS)}>
          {update.answeredAt ? 'Answer again' : 'Answer the questions'}
        </LinkButton>
        <LinkButton variant="secondary" size="small" href={link('/treatment-plan')}>
          Keep my plan as it is
        </LinkButton>
      </Cluster>
      <ChooseChanges
        update={update}
        chosen={change.chosen}
        onChoose={change.choose}
        note={change.note}
        onNote={change.setNote}
        noteProblem={change.failure?.fields.find(({ field }) => field === 'note')?.message}
        pending={change.pending}
        onReview={() => void change.review()}
      />
    </Stack>
  );
};

/** A patient's plan compared with what their answers suggest, and how to change it. */
export const Page = () => {
  const update = usePageData(data).currentUser?.treatmentUpdate;
  return (
    <AppLayout current="/treatment-plan" width="wide">
      {update && update.plan.length > 0 ? <Comparison update={update} /> : <NoTreatment />}
    </AppLayout>
  );
};
