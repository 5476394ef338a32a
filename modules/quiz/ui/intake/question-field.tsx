import { useContext } from 'react';
import { CheckboxGroup } from '#client/ui/checkbox-group.tsx';
import type { Choice } from '#client/ui/choice.ts';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { FieldGroup } from '#client/ui/field-group.tsx';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import {
  type ChoiceQuestion,
  choicesIn,
  longestText,
  type Question,
  specialAnswers,
} from '../../domain/intake/index.ts';
import { BloodPressureField } from './blood-pressure-field.tsx';
import { optionPicture } from './option-picture.tsx';
import { TextNote } from './text-note.ts';

export interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: unknown;
  readonly error?: string;
  /** Among other questions on one page: shows the question, and leaves the number keys alone. */
  readonly isOneOfMany?: boolean;
  readonly onChange: (answer: unknown) => void;
}

const choicesFor = (question: ChoiceQuestion): readonly Choice[] =>
  question.options.map(({ value, label, description, image }) => ({
    value,
    label,
    description,
    picture: question.type === 'singleChoiceImage' ? optionPicture(image) : undefined,
    exclusive: value === specialAnswers.none || value === specialAnswers.all,
  }));

const textOf = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? `${answer}` : '';

/** The control for one question. Alone on its page, the question is the heading above and this label for screen readers. */
export const QuestionField = ({
  question,
  answer,
  error,
  isOneOfMany = false,
  onChange,
}: QuestionFieldProps) => {
  const noteOn = useContext(TextNote);
  const field = {
    name: question.id,
    label: question.label,
    hideLabel: !isOneOfMany,
    description: question.help,
    error,
    optional: !question.required,
  };
  switch (question.type) {
    case 'singleChoice':
    case 'singleChoiceImage':
      return (
        <RadioCards
          {...field}
          options={choicesFor(question)}
          value={textOf(answer)}
          onChange={onChange}
          columns={question.type === 'singleChoiceImage' ? 3 : 1}
          numberKeys={!isOneOfMany}
        />
      );
    case 'multipleChoice':
      return (
        <CheckboxGroup
          {...field}
          options={choicesFor(question)}
          value={choicesIn(answer)}
          onChange={onChange}
        />
      );
    case 'dropdown':
      return (
        <SelectField
          {...field}
          options={question.options}
          value={textOf(answer)}
          onChange={onChange}
          placeholder="Choose"
        />
      );
    case 'text':
    case 'email':
      return (
        <TextField
          {...field}
          type={question.type === 'email' ? 'email' : 'text'}
          maxLength={longestText(question)}
          autoComplete={question.autoComplete ?? (question.type === 'email' ? 'email' : undefined)}
          value={textOf(answer)}
          onChange={onChange}
        />
      );
    case 'textarea':
      return (
        <>
          <CountedTextArea
            {...field}
            rows={6}
            limit={longestText(question)}
            value={textOf(answer)}
            onChange={onChange}
          />
          {noteOn(textOf(answer))}
        </>
      );
    case 'number':
      return (
        <TextField
          {...field}
          description={
            [question.unit && `In ${question.unit}.`, question.help].filter(Boolean).join(' ') || undefined
          }
          inputMode={question.decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={textOf(answer)}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <DateField
          {...field}
          defaultValue={textOf(answer)}
          onChange={onChange}
          birthday={question.id === 'dob'}
        />
      );
    case 'bloodPressure':
      return (
        <FieldGroup
          legend={question.label}
          hideLegend={!isOneOfMany}
          description={question.help}
          descriptionId={`${question.id}-help`}
          error={error}
          errorId={`${question.id}-error`}
        >
          <BloodPressureField name={question.id} answer={answer} onChange={onChange} />
        </FieldGroup>
      );
  }
};
