import { createHash } from 'node:crypto';
import { dataOf } from '#test/harness/api.ts';
import type { Step } from '../command.ts';

const QUOTE = 'query($id: ID!) { undoCancellation(subscriptionId: $id) { consentText consentVersion } }';
const TAKE_BACK = 'mutation($input: TakeBackInput!) { takeBackCancellation(input: $input) }';

interface Quote {
  readonly consentText: string;
  readonly consentVersion: string;
}

/** Takes the cancellation of a subscription back, `back` from the newest that ended. */
export const undoCancellation = (back = 0): Step => ({
  kind: 'takes a cancellation back',
  name: `takes the cancellation of subscription ${back} from the last back`,
  act: async (history) => {
    const ended = (await history.rows('subscription'))
      .filter(({ status }) => status === 'canceled')
      .toSorted((a, b) => b.created_at - a.created_at);
    const subscriptionId = ended[back % Math.max(1, ended.length)]?.id;
    if (!subscriptionId) return;
    const shown = await history.ask(QUOTE, { id: subscriptionId });
    if (shown.errors) return;
    const { consentText, consentVersion } = dataOf<{ undoCancellation: Quote }>(shown).undoCancellation;
    const shownHash = createHash('sha256').update(consentText).digest('hex');
    await history.ask(TAKE_BACK, { input: { subscriptionId, agreed: true, consentVersion, shownHash } });
  },
});
