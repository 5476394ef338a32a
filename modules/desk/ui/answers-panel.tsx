import { type ReactNode, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './answers-panel.module.css';
import {
  type AnswerFilter,
  answerFilters,
  answersFor,
  type DeskAnswerView,
  flagsOn,
  sectionsOf,
} from './answers-view.ts';
import type { DeskFlagView } from './decision-view.ts';
import { answerId } from './element-ids.ts';
import { JumpButton } from './jump-button.tsx';
import { Panel } from './panel.tsx';

export interface AnswersPanelProps {
  readonly answers: readonly DeskAnswerView[];
  readonly flags: readonly DeskFlagView[];
  readonly onShowFlag: (ruleId: string) => void;
  /** Shown above the answers. */
  readonly children?: ReactNode;
}

const filterLabels: Readonly<Record<AnswerFilter, string>> = {
  all: 'All',
  flagged: 'Flagged',
  changed: 'Changed',
};

const Answer = ({
  answer,
  flags,
  onShowFlag,
}: { answer: DeskAnswerView } & Omit<AnswersPanelProps, 'answers' | 'children'>) => (
  <div
    id={answerId(answer.questionId)}
    tabIndex={-1}
    className={styles.answer}
    data-flagged={answer.flagged || undefined}
  >
    <dt>{answer.question}</dt>
    <dd>
      <span className={styles.given}>{answer.answer}</span>
      {answer.changed ? (
        <span className={styles.note}>
          <Badge>Changed</Badge> {answer.previous ? <>Before: “{answer.previous}”</> : 'Not answered before'}
        </span>
      ) : null}
      {answer.flagged ? (
        <span className={styles.note}>
          <Icon name="caution" size={16} /> <span className={styles.flagged}>Flagged</span>
          {flagsOn(answer.questionId, flags).map((flag) => (
            <JumpButton key={flag.ruleId} onPress={() => onShowFlag(flag.ruleId)}>
              {flag.ruleId}
            </JumpButton>
          ))}
        </span>
      ) : null}
    </dd>
  </div>
);

/** The patient's answers, by section; flagged and changed answers are marked and can be shown alone. */
export const AnswersPanel = ({ answers, children, ...rest }: AnswersPanelProps) => {
  const [filter, setFilter] = useState<AnswerFilter>('all');
  const sections = sectionsOf(answersFor(answers, filter));
  return (
    <Panel
      title="Answers"
      aside={
        <fieldset className={styles.filter}>
          <legend className="visually-hidden">Show answers</legend>
          {answerFilters.map((one) => (
            <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
              {filterLabels[one]} {answersFor(answers, one).length}
            </button>
          ))}
        </fieldset>
      }
    >
      {children}
      {sections.length === 0 ? (
        <p className={styles.none}>
          {filter === 'all' ? 'No answers were submitted.' : `No answer is ${filter}.`}
        </p>
      ) : null}
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h3 className={styles.title}>{section.title}</h3>
          <dl className={styles.answers}>
            {section.answers.map((answer) => (
              <Answer key={answer.questionId} answer={answer} {...rest} />
            ))}
          </dl>
        </section>
      ))}
    </Panel>
  );
};
