import type { MouseEvent } from 'react';
import { ScalpPicture, type ScalpPlace } from '#client/pictures/scalp-picture.tsx';
import { CheckboxCards } from '#client/ui/checkbox-cards.tsx';
import type { Choice } from '#client/ui/choice.ts';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import type { MiniQuizQuestion } from '../../domain/mini-quiz/index.ts';
import styles from './question.module.css';

const places: readonly ScalpPlace[] = ['hairline', 'crown', 'both', 'patchy', 'not_yet'];

const choicesOf = ({ options }: MiniQuizQuestion): Choice[] =>
  options.map(({ value, label, exclusive }) => {
    const place = places.find((known) => known === value);
    return {
      value: String(value),
      label,
      exclusive,
      ...(place ? { picture: <ScalpPicture where={place} /> } : {}),
    };
  });

interface QuestionProps {
  readonly question: MiniQuizQuestion;
  readonly value: readonly string[];
  readonly error?: string;
  readonly onChange: (value: readonly string[]) => void;
  /** A card was pressed with finger or mouse, not reached with the arrow keys. */
  readonly onPress: () => void;
}

/** One question of the mini quiz as large cards. */
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
      <div className={question.options.length < 5 ? styles.list : undefined}>
        <CheckboxCards
          {...shared}
          value={value}
          onChange={onChange}
          columns={question.options.length < 5 ? 1 : 2}
        />
      </div>
    );
  const press = ({ target, detail }: MouseEvent) => {
    if (target instanceof HTMLInputElement && detail > 0) onPress();
  };
  return (
    // The cards are native radio buttons; this only tells a press from the arrow keys, which choose as well.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has its own way on, Enter
    <div className={question.field === 'where' ? styles.places : styles.list} onClick={press}>
      <RadioCards {...shared} value={value[0] ?? ''} onChange={(chosen) => onChange([chosen])} />
    </div>
  );
};
