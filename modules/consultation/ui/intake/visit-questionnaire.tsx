import type { ComponentProps } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation } from '#client/graphql/client.ts';
import { fail, ok } from '#kernel/result.ts';
import { ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import { SaveIntakeDocument } from '../../pages/save-intake.generated.ts';
import { SubmitIntakeDocument } from '../../pages/submit-intake.generated.ts';

type Shown = ComponentProps<typeof ClinicalQuestionnaire>;

/** The questions of a visit, saved as they are answered and sent at the end. `onSent` receives where the answers lead. */
export const VisitQuestionnaire = ({
  onSent,
  ...shown
}: Omit<Shown, 'exitPath' | 'save' | 'submit'> & {
  readonly sent: { readonly responseId: string };
  readonly onSent: (href: string) => Promise<void>;
}) => {
  const { responseId } = shown.sent;
  const sending = useMutation(SubmitIntakeDocument);
  return (
    <ClinicalQuestionnaire
      {...shown}
      exitPath="/dashboard"
      save={async (input) => {
        const result = await runMutation(SaveIntakeDocument, { input: { responseId, ...input } });
        return result.ok ? ok(result.value.saveIntake) : result;
      }}
      submit={async ({ revision, acknowledgedRuleIds }) => {
        const result = await sending.run({ responseId, revision, acknowledgedRuleIds });
        if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Sending your answers.');
        if (!result.ok) return result;
        const { outcome, href, findings } = result.value.submitIntake;
        if (outcome === 'emergency') return ok(<Emergency ruleIds={findings.map(({ ruleId }) => ruleId)} />);
        await onSent(href);
        return ok(null);
      }}
    />
  );
};
