import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { Emergency } from '#modules/eligibility/ui.ts';
import type { IntakeResultFragment } from './intake-result.generated.ts';
import { VisitStopped } from './visit-stopped.tsx';

/** Whether the answers ended a visit: in an emergency, or by a stop. */
export const hasEnded = (outcome: IntakeResultFragment | null | undefined): outcome is IntakeResultFragment =>
  outcome?.outcome === 'emergency' || outcome?.outcome === 'stop';

/** What a visit says that the answers ended. */
export const VisitEnd = ({
  outcome: { outcome, findings },
  intakePath,
}: {
  readonly outcome: IntakeResultFragment;
  readonly intakePath: string;
}) =>
  outcome === 'emergency' ? (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      <Emergency ruleIds={findings.map(({ ruleId }) => ruleId)} />
    </FlowLayout>
  ) : (
    <VisitStopped findings={findings} isSexualHealth={intakePath === '/consultation/sh-intake'} />
  );
