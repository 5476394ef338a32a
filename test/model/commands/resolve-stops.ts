import { dataOf } from '#test/harness/api.ts';
import type { Step } from '../command.ts';
import { atDesk } from './at-desk.ts';

const OPEN = 'query($id: ID!) { deskOpenStops(consultationId: $id) { ruleId } }';
const RESOLVE = `mutation($id: ID!, $rule: ID!) {
  deskResolveStop(consultationId: $id, ruleId: $rule, reason: "As the patient explained.") }`;

/** Resolves every open stop that the case lists; the colleague confirms it when `confirms`. */
export const resolveStops = (confirms = true, back = 0): Step =>
  atDesk(
    `resolves open stops${confirms ? ' with a colleague' : ' alone'}`,
    `resolves open stops${confirms ? ' with a colleague' : ' alone'}`,
    back,
    async (history, { id, clinician, colleague }) => {
      const listed = await history.askAs(clinician, OPEN, { id });
      if (listed.errors) return listed;
      const stops = dataOf<{ deskOpenStops: readonly { ruleId: string }[] }>(listed).deskOpenStops;
      for (const { ruleId: rule } of stops)
        for (const by of confirms ? [clinician, colleague] : [clinician])
          await history.askAs(by, RESOLVE, { id, rule });
      return null;
    },
  );
