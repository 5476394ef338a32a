import { expect, it } from 'vitest';
import { preparedMessage } from './prepared-message.ts';

it('takes over what was answered, and leaves the rest to the patient', () => {
  expect(preparedMessage({ sh_concern: 'both' })).toContain('trouble with erections, and I finish too soon');
  const detail = 'A curve that hurts.';
  expect(preparedMessage({ sh_concern: 'other', sh_concern_detail: ` ${detail} ` })).toContain(
    `help with this: ${detail}`,
  );
  expect(preparedMessage({})).toContain('I have a question about my sexual health.');
});
