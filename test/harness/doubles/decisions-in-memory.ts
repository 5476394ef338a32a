import type { DecisionService } from '#modules/eligibility/decision-port.ts';

type Recorded = Parameters<DecisionService['record']>[0][number];
type RecordedGate = Parameters<DecisionService['recordGate']>[0];

/** Keeps the decisions as they were given, in order. */
export const decisionsInMemory = () => {
  const decisions: Recorded[] = [];
  const gates: RecordedGate[] = [];
  const service: DecisionService = {
    record: async (added) => void decisions.push(...added),
    recordGate: async (added) => void gates.push(added),
  };
  return { service, decisions, gates };
};
