import { ask } from './api.ts';
import { signUp } from './sessions.ts';
import { expect, openReady, origins, test } from './support.ts';

const SAVE = `mutation($input: StartSaveInput!) {
  saveStartFlow(name: "sh-condition-routing", input: $input) { responseId revision } }`;
const SUBMIT = `mutation($id: ID!, $revision: Int!) {
  submitStartFlow(name: "sh-condition-routing", responseId: $id, revision: $revision) { href } }`;
/** 35 years old on the first day of the demo. */
const answers = { sex_at_birth: 'male', dob: '1991-07-21', state: 'NY', sh_concern: 'erection' };

test('S2.9, S9.30: ?flag.ed-eligibility-age changes what the rules of the visit decide', {
  tag: '@deep',
}, async ({ page }) => {
  await signUp(page);
  const leadsTo = async (age: string): Promise<string> => {
    await openReady(page, `${origins.app}/get-started?flag.ed-eligibility-age=${age}`);
    const input = { responseId: null, revision: 0, answersJson: JSON.stringify(answers) };
    const { saveStartFlow: saved } = await ask<{ saveStartFlow: { responseId: string; revision: number } }>(
      page,
      SAVE,
      { input },
    );
    const { submitStartFlow } = await ask<{ submitStartFlow: { href: string } }>(page, SUBMIT, {
      id: saved.responseId,
      revision: saved.revision,
    });
    return submitStartFlow.href;
  };
  expect(await leadsTo('40')).toBe('/not-eligible-user/sexual-health/age');
  expect(await leadsTo('30')).toBe('/condition/ed');
});
