import { useEffect, useRef } from 'react';
import type { FieldProblem } from '#kernel/result.ts';
import { fieldId } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface FormErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** A failure that belongs to no field, such as a declined card. */
  readonly message?: string;
  readonly title?: string;
  /** What gets the focus when problems arrive: this summary (default) or the first named field. */
  readonly focus?: 'summary' | 'field' | 'none';
}

const goTo = (field: string): boolean => {
  const element = document.getElementById(fieldId(field));
  if (!element) return false;
  element.focus({ preventScroll: true });
  element.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
  return true;
};

/** All problems of a form, each a link to its field. Renders nothing when there are none. */
export const FormErrorSummary = ({
  problems,
  message,
  title = 'Please check these answers',
  focus = 'summary',
}: FormErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus === 'none' || (problems.length === 0 && !message)) return;
    const first = problems[0];
    if (focus === 'field' && first && goTo(first.field)) return;
    box.current?.focus();
  }, [problems, message, focus]);

  if (problems.length === 0 && !message) return null;
  return (
    <div ref={box} className={styles.notice} data-tone="danger" role="alert" tabIndex={-1}>
      <Icon name="alert" size={22} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{problems.length > 0 ? title : message}</p>
        {problems.length > 0 && message ? <p>{message}</p> : null}
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message}`}>
              <a
                href={`#${fieldId(problem.field)}`}
                onClick={(event) => {
                  if (goTo(problem.field)) event.preventDefault();
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
