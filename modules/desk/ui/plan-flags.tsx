import { useId } from 'react';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { DeskFlagView } from './decision-view.ts';

export interface PlanFlagsProps {
  readonly flags: readonly DeskFlagView[];
  readonly acknowledged: ReadonlySet<string>;
  readonly onAcknowledge: (ruleId: string, on: boolean) => void;
}

/** Findings about a drug that the patient did not ask for, to be read before it is proposed. */
export const PlanFlags = ({ flags, acknowledged, onAcknowledge }: PlanFlagsProps) => {
  const heading = useId();
  if (flags.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <h3 id={heading}>This plan raises new flags</h3>
        {flags.map(({ ruleId, reason }) => (
          <CheckboxField
            key={ruleId}
            optional
            name={`plan.acknowledge.${ruleId}`}
            label={
              <>
                <strong>{ruleId}</strong> {reason}
              </>
            }
            description="I have read this and accept it"
            checked={acknowledged.has(ruleId)}
            onChange={(on) => onAcknowledge(ruleId, on)}
          />
        ))}
      </Stack>
    </section>
  );
};
