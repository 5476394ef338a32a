import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../domain/intake/index.ts';
import { QuestionScreen } from './question-screen.tsx';

const base = { id: 'q', label: 'How is it?', why: 'It matters.', required: true };
const options = [
  { value: 'a', label: 'Well', image: 'norwood-1' },
  { value: 'none', label: 'Not at all' },
];
const questions: readonly Question[] = [
  { ...base, type: 'singleChoice', options },
  { ...base, type: 'singleChoiceImage', options },
  { ...base, type: 'multipleChoice', options },
  { ...base, type: 'dropdown', options },
  { ...base, type: 'text' },
  { ...base, type: 'email' },
  { ...base, type: 'textarea' },
  { ...base, type: 'number', min: 1, max: 5 },
  { ...base, type: 'date' },
  { ...base, type: 'bloodPressure', maxAgeDays: 183 },
];

const draw = (question: Question, answer?: unknown, error?: string): string =>
  renderToString(
    <QuestionScreen
      part="Your health"
      question={question}
      answer={answer}
      error={error}
      saveState="saved"
      fromReview={false}
      onChange={() => undefined}
      onContinue={() => undefined}
    />,
  );

describe('a question on its screen', () => {
  it.each(questions.map((question) => [question.type, question] as const))('draws %s', (_, question) => {
    const html = draw(question, undefined, 'Please answer this question.');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('It matters.');
    expect(html).toContain('id="field-q"');
    expect(html).toContain('Please answer this question.');
    expect(html).not.toContain('style=');
  });

  it('the button that skips an optional question says so', () => {
    const note: Question = { ...base, required: false, type: 'textarea' };
    expect(draw(note)).toContain('Skip');
    expect(draw(note, 'Something')).not.toContain('Skip');
  });

  it('shows pictures only where they exist', () => {
    const question = questions[1];
    // The drawing is loaded later, into a frame of its size.
    expect(question && draw(question).match(/<span class="[^"]*frame[^"]*"/g)).toHaveLength(1);
  });
});
