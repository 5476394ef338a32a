import type { MouseEvent } from 'react';
import { CheckboxCards } from '#client/ui/checkbox-cards.tsx';
import type { Choice } from '#client/ui/choice.ts';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import type { QuizQuestion } from '../../domain/mini-quiz/index.ts';
import { AnswerPicture } from './answer-picture.tsx';
import styles from './question.module.css';

const choicesOf = ({ options }: QuizQuestion): Choice[] =>
  options.map(({ value, label, description, exclusive, picture }) => ({
    value: String(value),
    label,
    description,
    exclusive,
    ...(picture ? { picture: <AnswerPicture name={picture} /> } : {}),
  }));

interface QuestionProps {
  readonly question: QuizQuestion;
  readonly value: readonly string[];
  readonly error?: string;
  readonly onChange: (value: readonly string[]) => void;
  /** A card was pressed with finger or mouse, not reached with the arrow keys. */
  readonly onPress: () => void;
}

/** One question as large cards. */
export const Question = ({ question, value, error, onChange, onPress }: QuestionProps) => {
  const shared = {
    name: question.field,
    options: choicesOf(question),
    label: (
      <h1 id="page-title" tabIndex={-1}>
        {question.text}
      </h1>
    ),
    legendSize: 'title',
    description: (
      <>
        <span className={styles.why}>Why we ask:</span> {question.whyWeAsk}
      </>
    ),
    error,
    numberKeys: true,
  } as const;
  if (question.select === 'multiple')
    return (
      <div className={question.options.length < 5 ? styles.list : styles.many}>
        <CheckboxCards
          {...shared}
          value={value}
          onChange={onChange}
          columns={question.options.length < 5 ? 1 : 2}
        />
      </div>
    );
  const pictured = question.options.some(({ picture }) => picture !== undefined);
  const press = ({ target, detail }: MouseEvent) => {
    if (target instanceof HTMLInputElement && detail > 0) onPress();
  };
  return (
    // The cards are native radio buttons; this only tells a press from the arrow keys, which also select.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard continues with Enter
    <div className={pictured ? styles.pictures : styles.list} onClick={press}>
      <RadioCards {...shared} value={value[0] ?? ''} onChange={(chosen) => onChange([chosen])} />
    </div>
  );
};
