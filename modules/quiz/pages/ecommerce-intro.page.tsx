import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { quizTakes } from '#config/durations.ts';
import { AnswerPicture } from '../ui/mini-quiz/answer-picture.tsx';
import { questionCount } from '../ui/mini-quiz/quiz-facts.ts';
import { QuizLanding } from '../ui/mini-quiz/quiz-landing.tsx';
import { useQuizFlags } from '../ui/mini-quiz/use-quiz-flags.ts';
import styles from './ecommerce-intro.module.css';

/** Start of the ecommerce flow: the questions, or directly to products that need no prescription. */
export const Page = () => {
  const link = useLink();
  const count = questionCount(useQuizFlags());
  return (
    <FlowLayout width="regular" exitPath="/" exitLabel="Exit">
      <QuizLanding
        title="Care for your hair, with or without a prescription"
        lead="Answer a few questions and see which products fit. Products without a prescription can be ordered now. For the rest, a clinician reviews your answers first."
        facts={[
          {
            icon: 'clock',
            text: `${count.replace(/^./, (first) => first.toUpperCase())} questions, ${quizTakes}.`,
          },
          {
            icon: 'user',
            text: 'Foam, spray, drops, shampoo, conditioner, pomade and the supplement need no clinician.',
          },
          {
            icon: 'lock',
            text: 'Prescription products cost nothing until a clinician has approved them for you.',
          },
        ]}
        picture={<AnswerPicture name="where-hairline" />}
        start={link('/recommendation-quiz-1')}
      />
      <p className={styles.other}>
        Do you know what you want? <a href={link('/our-products')}>See all products and prices</a>.
      </p>
    </FlowLayout>
  );
};
