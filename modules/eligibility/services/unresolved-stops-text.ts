import type { UnresolvedStop } from '../domain/patient-facts/unresolved-stops.ts';

/** For the clinician: which rules prevent prescribing a drug, and where two clinicians resolve them. */
export const unresolvedStopsText = (stops: readonly UnresolvedStop[]): string =>
  `${stops.map(({ ruleId }) => ruleId).join(', ')} ${stops.length === 1 ? 'counts' : 'count'} until two clinicians resolve it: under “Open stops”, or by resuming what it put on hold.`;
