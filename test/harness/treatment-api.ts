const change = 'changed awaitSecondClinician';

export const HOLD = `mutation($input: DeskTreatmentInput!, $liftedWhen: String!) {
  deskHold(input: $input, liftedWhen: $liftedWhen) { ${change} } }`;
export const RESUME = `mutation($input: DeskTreatmentInput!) { deskResume(input: $input) { ${change} } }`;
export const DISCONTINUE = `mutation($input: DeskTreatmentInput!) { deskDiscontinue(input: $input) { ${change} } }`;
export const RESPOND_TO_ALERT = `mutation($id: ID!, $outcome: String!, $note: String!) {
  deskRespondToAlert(consultationId: $id, outcome: $outcome, note: $note) }`;

/** The variables of an action in a case; of `deskHold` too. */
export const treatmentInput = (consultationId: string, changes: Record<string, unknown> = {}) => ({
  liftedWhen: 'Your blood test is normal.',
  input: {
    consultationId,
    reason: 'ALT three times the normal value.',
    message: 'Please pause this until your blood test.',
    ...changes,
  },
});
