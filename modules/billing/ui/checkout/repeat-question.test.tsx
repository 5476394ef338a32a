import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { readRepeatQuestion } from './read-repeat-question.ts';
import { RepeatQuestion } from './repeat-question.tsx';

const question = 'You ordered this 3 minutes ago (order T-10001). Order it again?';

it('asks with two buttons: order again, or see the order', () => {
  const html = renderPage(
    () => <RepeatQuestion question={question} pending={false} onYes={() => {}} />,
    null,
  );
  expect(html).toContain(question);
  expect(html).toMatch(/<button[^>]*type="button".*Order it again/);
  expect(html).toMatch(/<a[^>]*href="[^"]*\/order-history".*See my order/);
});

it('is read from the field that says yes, and from no other failure', () => {
  const failure = { code: 'CONFLICT', message: question } as const;
  expect(readRepeatQuestion({ ...failure, fields: [{ field: 'orderAgain', message: question }] })).toBe(
    question,
  );
  expect(
    readRepeatQuestion({ ...failure, fields: [{ field: 'consentVersion', message: 'No.' }] }),
  ).toBeNull();
});
