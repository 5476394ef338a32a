import type { ReactNode } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { QUIZ_FORM } from './form-ids.ts';
import styles from './quiz-landing.module.css';

interface QuizLandingProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Facts shown before the first question. */
  readonly facts: readonly { readonly icon: 'clock' | 'lock' | 'user'; readonly text: string }[];
  readonly picture?: ReactNode;
  /** Starts the questions on this page, or links to them. */
  readonly start: (() => void) | string;
  /** The results page, linked once every question is answered. */
  readonly resultsPath?: string;
}

/** What the questions are for, how long they take and who sees the answers. */
export const QuizLanding = ({ title, lead, facts, picture, start, resultsPath }: QuizLandingProps) => {
  const label = resultsPath ? 'Change my answers' : 'Start';
  const variant = resultsPath ? 'secondary' : 'primary';
  return (
    <div className={styles.landing}>
      <div className={styles.text}>
        <PageHeading title={title} lead={lead} />
        <ul className={styles.facts}>
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={22} />
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {resultsPath ? (
            <LinkButton full="phone" href={resultsPath}>
              See my results
            </LinkButton>
          ) : null}
          {typeof start === 'string' ? (
            <LinkButton full="phone" variant={variant} href={start}>
              {label}
            </LinkButton>
          ) : (
            <ScriptedForm onSend={start} className={styles.start}>
              <Button type="submit" name="form" value={QUIZ_FORM} full="phone" variant={variant}>
                {label}
              </Button>
            </ScriptedForm>
          )}
        </div>
      </div>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
    </div>
  );
};
