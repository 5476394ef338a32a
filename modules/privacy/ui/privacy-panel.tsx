import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { Button } from '#client/ui/button.tsx';
import { question } from '../domain/privacy-copy.ts';
import { choose, currentChoice, isSignalled } from './choice.ts';
import { closePrivacyChoices } from './opening.ts';
import styles from './privacy-panel.module.css';

const TITLE = 'privacy-choices-title';

const nothingToChoose = [
  'We tell no other company about your visits, so there is nothing to choose. Should that change, we ask you first, and never share anything from pages about your health.',
];
const signalled = [
  'Your browser sends the Global Privacy Control signal. We take it as a no: nothing about your visits goes to other companies. To change that, turn the signal off in your browser.',
];

const states = {
  given: 'You said yes in this browser.',
  withdrawn: 'You said no in this browser.',
} as const;

/** `isAsked`: the visitor opened it, so it takes the focus, shows the current choice and can be closed. */
export const PrivacyPanel = ({ isAsked }: { readonly isAsked: boolean }) => {
  const { site } = usePageContext();
  const link = useLink();
  const heading = useRef<HTMLHeadingElement>(null);
  const [pending, setPending] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isAsked]);

  const answer = async (given: boolean) => {
    setPending(given);
    setFailed(false);
    const isRecorded = await choose(given, site.origins);
    setPending(null);
    if (isRecorded || !given) closePrivacyChoices();
    else setFailed(true);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isAsked) closePrivacyChoices();
  };

  const isOpenQuestion = site.thirdParties !== null && !isSignalled();
  const choice = currentChoice();
  const words = isOpenQuestion
    ? question.paragraphs
    : site.thirdParties === null
      ? nothingToChoose
      : signalled;
  return (
    <section className={styles.panel} aria-labelledby={TITLE} onKeyDown={onKeyDown}>
      <h2 id={TITLE} ref={heading} tabIndex={-1} className={styles.title}>
        {isOpenQuestion ? question.title : 'Your privacy choices'}
      </h2>
      {words.map((paragraph) => (
        <p key={paragraph}>
          {paragraph} <a href={link('/legal/privacy')}>Privacy notice</a>
        </p>
      ))}
      {isAsked && isOpenQuestion && choice ? <p>{states[choice]}</p> : null}
      <p role="status" className={styles.failure}>
        {hasFailed ? 'We could not save your yes, so nothing is shared. Please try again.' : null}
      </p>
      <div className={styles.buttons}>
        {isOpenQuestion ? (
          <>
            <Button
              size="small"
              variant="secondary"
              pending={pending === false}
              onClick={() => void answer(false)}
            >
              Reject
            </Button>
            <Button
              size="small"
              variant="secondary"
              pending={pending === true}
              onClick={() => void answer(true)}
            >
              Accept
            </Button>
          </>
        ) : null}
        {isAsked ? (
          <Button size="small" variant="quiet" onClick={closePrivacyChoices}>
            Close
          </Button>
        ) : null}
      </div>
    </section>
  );
};
