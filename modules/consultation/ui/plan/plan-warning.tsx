import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Stack } from '#client/ui/layout.tsx';
import { DeclinePlanDocument } from '../../pages/decline-plan.generated.ts';
import { Decide } from '../ssri/decide.tsx';
import { type WarningPart, WarningParts } from '../ssri/warning-parts.tsx';

export interface PlanWarningProps {
  readonly consultationId: string;
  readonly warning: { readonly parts: readonly WarningPart[]; readonly statement: string };
  /** The patient does not want the antidepressant: the visit returns to the clinician. */
  readonly onDeclined: () => void;
}

/** The warning about the antidepressant of a plan, to agree to before the plan can be accepted, or to decide against. */
export const PlanWarning = ({ consultationId, warning, onDeclined }: PlanWarningProps) => {
  const { run, pending, failure } = useMutation(DeclinePlanDocument);
  const decline = async () => {
    const result = await run({ consultationId, reason: '', declinesSsri: true });
    if (result?.ok) onDeclined();
  };
  return (
    <Stack gap={6}>
      <p>
        This plan has an antidepressant, which delays climax as a side effect. It is not FDA-approved for
        that: the use is off-label. Please read the warning first. You can accept or decline the plan after
        that.
      </p>
      <WarningParts parts={warning.parts} />
      <Decide
        parts={warning.parts}
        statement={warning.statement}
        onAgreed={refreshPage}
        declining={{ decline, pending, failure, pendingLabel: 'Telling your clinician' }}
      />
    </Stack>
  );
};
