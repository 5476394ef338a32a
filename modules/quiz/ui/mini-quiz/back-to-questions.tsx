import { usePosted } from '#client/forms/use-posted.ts';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { QUIZ_FORM } from './form-ids.ts';

/** The results without scripts and without answers: back to the question that is missing, or to the first one. */
export const BackToQuestions = ({ quizPath }: { readonly quizPath: string }) => {
  const link = useLink();
  const posted = usePosted(QUIZ_FORM);
  if (!posted?.failure)
    return (
      <EmptyState
        title="Your answers are not on this page"
        action={<LinkButton href={link(quizPath)}>Answer the questions</LinkButton>}
      >
        Without JavaScript, the results follow the last question. It takes about a minute to answer again.
      </EmptyState>
    );
  return (
    <EmptyState
      title={posted.failure.message}
      action={
        <form method="post" action={link(quizPath)}>
          <input type="hidden" name="progress" value={posted.values.progress?.[0] ?? ''} />
          <input type="hidden" name="stay" value="1" />
          <Button type="submit" name="form" value={QUIZ_FORM}>
            Back to the question
          </Button>
        </form>
      }
    >
      Your other answers are kept.
    </EmptyState>
  );
};
