import { useEffect, useState } from 'react';
import { NeedsScript } from '#client/forms/needs-script.tsx';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { useUser } from '#client/session/user-context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { quizTakes } from '#config/durations.ts';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { LeadForm } from '../ui/mini-quiz/lead-form.tsx';
import { quizKeys } from '../ui/mini-quiz/quiz-keys.ts';
import { isComplete } from '../ui/mini-quiz/quiz-progress.ts';
import { announceArrival, loadProgress, takeArrival } from '../ui/mini-quiz/quiz-session.ts';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';

/** Shown to a visitor without an account who has answered every question. */
const useVisitor = (): 'answered' | 'not-answered' | 'signed-in' => {
  const flags = useQuizFlags();
  const { user } = useUser();
  const [answered, setAnswered] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    const check = async (): Promise<void> => {
      // With the schema of the answers, which the form does not need.
      const { miniQuizSteps } = await import('../ui/mini-quiz/mini-quiz-steps.ts');
      const stepQuiz = miniQuizSteps(flags, quizKeys.quiz);
      const stored = loadProgress(stepQuiz);
      if (isCurrent) setAnswered(stored !== null && isComplete(stepQuiz, stored.answers));
    };
    // Without a connection the form is shown, and sending it says so.
    void check().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [flags]);
  if (user) return 'signed-in';
  return answered ? 'answered' : 'not-answered';
};

const onward = () => {
  announceArrival();
  void goTo('/quiz/results');
};

const otherwise = {
  'not-answered': {
    title: 'Answer the questions first',
    lead: `Then we can save your results. It takes ${quizTakes}.`,
    path: specialtyEntryPages.hairLoss,
    label: 'Start the questions',
    back: 'Back to the questions',
  },
  'signed-in': {
    title: 'Your results are saved in your account',
    lead: 'You are signed in, so you do not need to enter anything.',
    path: '/quiz/results',
    label: 'See my results',
    back: 'Change my answers',
  },
} as const;

/** Present in every case, so that the rest of the page does not move once the case is known. */
const Back = ({ children }: { children: string }) => {
  const link = useLink();
  return (
    <LinkButton variant="quiet" size="small" href={link(`${specialtyEntryPages.hairLoss}#question-1`)}>
      {children}
    </LinkButton>
  );
};

/** Between the last question and the results: leave an email address to save them, or continue without one. */
export const Page = () => {
  const visitor = useVisitor();
  const link = useLink();
  // Announces the new page to a screen reader when coming from the last question.
  useEffect(() => {
    if (takeArrival()) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, []);
  if (visitor !== 'answered') {
    const { title, lead, path, label, back } = otherwise[visitor];
    return (
      <FlowLayout exitPath="/" exitLabel="Exit" back={<Back>{back}</Back>}>
        <PageHeading title={title} lead={lead} />
        <LinkButton href={link(path)}>{label}</LinkButton>
      </FlowLayout>
    );
  }
  return (
    <FlowLayout exitPath="/" exitLabel="Exit" back={<Back>Change my answers</Back>}>
      <Stack gap={8}>
        <PageHeading
          title="Save your results"
          lead="Your results are ready. Enter your name and email to open them again later, in this browser or, once you create an account with that address, on any device."
        />
        <NeedsScript what="Saving your results" />
        <LeadForm onDone={onward} />
      </Stack>
    </FlowLayout>
  );
};
