import { useMemo } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { SafetyLine } from '#client/layout/safety-line.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { withoutUnaskedAnswers } from '../domain/mini-quiz/index.ts';
import { QuizFlow } from '../ui/mini-quiz/quiz-flow.tsx';
import { quizKeys } from '../ui/mini-quiz/quiz-keys.ts';
import { forgetProgress } from '../ui/mini-quiz/quiz-session.ts';
import { SaveTreatmentReviewDocument } from '../ui/mini-quiz/save-treatment-review.generated.ts';
import { type ReviewAnswers, treatmentReviewSteps } from '../ui/mini-quiz/treatment-review-steps.ts';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';
import { UpdateTreatmentQuizDocument } from './update-treatment-quiz.generated.ts';

export const data = pageData(UpdateTreatmentQuizDocument, () => ({}));

const RESULTS = '/update-treatment/recommendations';

/** Shown to a patient with nothing to update. */
const NoTreatment = () => {
  const link = useLink();
  return (
    <AppLayout current="/treatment-plan">
      <Stack gap={6}>
        <PageHeading title="You have no treatment to update" />
        <LinkButton href={link(specialtyEntryPages.hairLoss)}>Find your treatment</LinkButton>
      </Stack>
    </AppLayout>
  );
};

/** What changed and what should be different, then the mini quiz with the previous answers. */
export const Page = () => {
  const update = usePageData(data).currentUser?.treatmentUpdate;
  const flags = useQuizFlags();
  const stepQuiz = useMemo(() => treatmentReviewSteps(flags, quizKeys.treatment), [flags]);
  const known = useMemo(
    () => stepQuiz.read({ quiz: JSON.parse(update?.knownAnswers ?? '{}') }) ?? undefined,
    [stepQuiz, update],
  );
  if (!update || update.plan.length === 0) return <NoTreatment />;

  const onFinish = async ({ review, quiz }: ReviewAnswers) => {
    const { progress, sideEffects, wishes } = review;
    const { runMutation } = await import('#client/graphql/client.ts');
    const saved = await runMutation(SaveTreatmentReviewDocument, {
      answers: withoutUnaskedAnswers(quiz, flags),
      review: { progress: progress ?? '', sideEffects: sideEffects ?? '', wishes },
    });
    if (!saved.ok) return saved.failure.message;
    forgetProgress(stepQuiz.key);
    await goTo(RESULTS);
    return undefined;
  };

  return (
    <QuizFlow
      stepQuiz={stepQuiz}
      known={known}
      exitPath="/treatment-plan"
      note={(field) => (field === 'sideEffects' ? <SafetyLine /> : null)}
      finish={{ label: 'See what we suggest', pending: 'Comparing with your plan' }}
      onFinish={onFinish}
    />
  );
};
