import { Button } from '#client/ui/button.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { type Question, type QuizConfig, questionsOf } from '../../domain/intake/index.ts';
import styles from './intro-screen.module.css';

/** Calm reading and answering, for the estimate. */
const SECONDS_PER_QUESTION = 18;

const minutesFor = (questions: readonly Question[]): number =>
  Math.max(2, Math.round((questions.length * SECONDS_PER_QUESTION) / 60));

const asksFor = (config: QuizConfig, id: string): boolean =>
  questionsOf(config).some((question) => question.id === id || question.type === id);

/** What is coming, how long it takes and what to have at hand, before the first question. */
export const IntroScreen = ({
  config,
  onStart,
}: {
  readonly config: QuizConfig;
  readonly onStart: () => void;
}) => {
  const facts: readonly { icon: IconName; text: string }[] = [
    { icon: 'clock', text: `It takes about ${minutesFor(questionsOf(config))} minutes.` },
    {
      icon: 'check',
      text: 'Every answer is saved as you go. You can stop and go on later, on any device.',
    },
    { icon: 'lock', text: 'Only your care team reads it.' },
  ];
  const needs = [
    ...(asksFor(config, 'meds') ? ['The names and strengths of medicines you take'] : []),
    ...(asksFor(config, 'bloodPressure') ? ['A blood pressure reading from the last 6 months'] : []),
  ];
  return (
    <Stack gap={8}>
      <PageHeading
        id="question-title"
        title={config.title}
        lead="A licensed clinician reads your answers and decides what is safe for you. There are no trick questions: plain and honest answers help most."
      />
      <ul className={styles.facts}>
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={22} className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
      {needs.length > 0 ? (
        <section className={styles.needs} aria-labelledby="have-ready">
          <h2 id="have-ready">Good to have ready</h2>
          <ul>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <div>
        <Button size="large" full="phone" onClick={onStart}>
          Start
        </Button>
      </div>
    </Stack>
  );
};
