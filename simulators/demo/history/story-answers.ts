/** The intake answers of the demo's patient; keys are question ids of the hair intake. */
export const intakeAnswers = (today: string): Record<string, unknown> => ({
  sex_at_birth: 'male',
  dob: '1988-03-12',
  state: 'NY',
  urgent_symptoms: ['none'],
  norwood: 'norwood_3_vertex',
  hair_loss_area: ['crown'],
  patchy: 'no',
  onset: 'by_30',
  speed: 'over_a_year',
  shedding_trigger: ['none'],
  family: 'yes',
  other_hair_loss: ['none'],
  cancer_treatment: 'no',
  scalp_symptoms: ['none'],
  conditions: ['none'],
  meds: ['none'],
  allergies: ['none'],
  bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: today },
  alcohol: '1_to_7',
  partner_pregnant: ['none'],
  scalp_contact: 'no',
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
  previous_treatment: ['none'],
  goals: ['keep', 'regrow'],
  note_to_clinician: 'My crown has become thinner over the last two years. I would like to keep what I have.',
  attest: 'agree',
});

/** The safety texts that the patient acknowledges before submitting: ids of the rules that apply to finasteride. */
export const safetyTexts: readonly string[] = ['FIN-COUNSEL'];
