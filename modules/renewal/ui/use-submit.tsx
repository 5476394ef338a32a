import type { ComponentProps } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo } from '#client/routing/navigate.ts';
import { fail, ok } from '#kernel/result.ts';
import { track } from '#modules/analytics/ui.ts';
import { type ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import type { renewalStepEvent } from './renewal-step-event.ts';
import { SubmitRenewalDocument } from './submit-renewal.generated.ts';

/** The end of a step's questions: continuing moves to `nextPath`; an emergency is sent at once. */
export const useSubmit = ({
  responseId,
  here,
  nextPath,
}: {
  readonly responseId: string;
  readonly here: ReturnType<typeof renewalStepEvent>;
  readonly nextPath: string;
}): ComponentProps<typeof ClinicalQuestionnaire>['submit'] => {
  const sending = useMutation(SubmitRenewalDocument);
  return async ({ revision, end }) => {
    if (end === null) {
      track('renewal step completed', here);
      await goTo(nextPath);
      return ok(null);
    }
    const result = await sending.run({ responseId, revision, isEmergency: true });
    if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Sending your answers.');
    if (!result.ok) return result;
    track('renewal submitted');
    return ok(<Emergency ruleIds={end.findings.map(({ ruleId }) => ruleId)} />);
  };
};
