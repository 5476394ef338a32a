import type { Facts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const servedHere = (facts: Facts): boolean =>
  facts.servedStates.includes(facts.state) &&
  (!facts.answered('state') || facts.chose('state', ...facts.servedStates));

/** Rules of every service line that prescribes (docs/clinical/intake-everyone.md#rules). */
export const sharedRules: readonly Rule[] = [
  {
    id: 'SEX',
    version: 3,
    appliesTo: 'all',
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['sex_at_birth'],
    when: (facts) => facts.answered('sex_at_birth') && !facts.chose('sex_at_birth', 'male'),
    reasonForPatient:
      'These medicines are prescribed only to people who were assigned male at birth. Please see a doctor in person, who can look at what is safe for you.',
    reasonForClinician: 'Sex assigned at birth is not male. We prescribe to men only.',
    source: 'docs/clinical/intake-everyone.md#SEX',
  },
  {
    id: 'AGE-MIN',
    version: 3,
    appliesTo: 'all',
    outcome: 'stop',
    scope: 'everything',
    inputs: ['dob'],
    when: (facts) => !(facts.ageYears >= 18),
    reasonForPatient:
      'You must be at least 18 to be treated here. Please talk with your own doctor or a parent.',
    reasonForClinician: 'Younger than 18, or date of birth unknown.',
    source: 'docs/clinical/intake-everyone.md#AGE-MIN',
  },
  {
    id: 'AGE-65',
    version: 3,
    appliesTo: 'all',
    outcome: 'review',
    inputs: ['dob'],
    when: (facts) => facts.ageYears >= 65,
    reasonForPatient:
      'Because of your age, the clinician will check with extra care that treatment suits you.',
    reasonForClinician: '65 or older: these medicines were little studied at this age, and some start lower.',
    source: 'docs/clinical/intake-everyone.md#AGE-65',
  },
  {
    id: 'STATE',
    version: 3,
    appliesTo: 'all',
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['state'],
    when: (facts) => !servedHere(facts),
    reasonForPatient:
      'We do not have a licensed clinician or pharmacy for your state yet, so we cannot prescribe there. A doctor near you can help.',
    reasonForClinician: 'The state where the patient is, or the state the order goes to, is not served.',
    source: 'docs/clinical/intake-everyone.md#STATE',
  },
  {
    id: 'SELF-HARM',
    version: 2,
    appliesTo: 'all',
    outcome: 'emergency',
    scope: 'everything',
    inputs: ['self_harm_now', 'urgent_symptoms'],
    when: (facts) => facts.chose('self_harm_now', 'yes') || facts.chose('urgent_symptoms', 'self_harm'),
    reasonForPatient:
      'We are glad you told us. Please call or text 988 now, at any hour, to talk with someone. If you are in danger, call 911 or go to the nearest emergency room.',
    reasonForClinician: 'Reports thoughts of self-harm now. Follow the care queue’s emergency steps.',
    source: 'docs/clinical/mental-health-screening.md#SELF-HARM',
  },
  {
    id: 'URGENT-SYMPTOMS',
    version: 2,
    appliesTo: 'all',
    outcome: 'emergency',
    scope: 'everything',
    inputs: ['urgent_symptoms'],
    when: (facts) => facts.chose('urgent_symptoms', 'chest_pain', 'fainting', 'breathless'),
    reasonForPatient:
      'Chest pain, fainting or trouble breathing can be an emergency. Please call 911 now. Do not wait for a reply from us.',
    reasonForClinician: 'Reports chest pain, fainting or breathlessness now.',
    source: 'docs/clinical/intake-everyone.md#URGENT-SYMPTOMS',
  },
  {
    // Free text cannot be matched to a rule, so a clinician has to read it (P).
    id: 'OTHER-HISTORY',
    version: 1,
    appliesTo: 'all',
    outcome: 'review',
    inputs: ['conditions', 'meds', 'allergies', 'side_effects'],
    when: (facts) =>
      ['conditions', 'meds', 'allergies', 'side_effects'].some((question) => facts.chose(question, 'other')),
    reasonForPatient: 'The clinician will read what you added about your health.',
    reasonForClinician:
      'Named a condition, medicine, allergy or side effect outside the list. Read the text.',
    source: 'docs/clinical/intake-everyone.md#OTHER-HISTORY',
  },
  {
    id: 'FRESH-URGENT',
    version: 1,
    appliesTo: 'all',
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['urgent_symptoms'],
    when: (facts) => facts.answered('urgent_symptoms') && facts.isTooOld('urgent_symptoms'),
    reasonForPatient:
      'It is more than two weeks since you told us how you feel. The clinician needs to know whether you have urgent symptoms now.',
    reasonForClinician:
      'The answer about urgent symptoms is older than 14 days and does not count. Ask the patient to send their answers again.',
    source: 'docs/clinical/intake-everyone.md#FRESH-URGENT',
  },
  {
    id: 'FRESH-HISTORY',
    version: 1,
    appliesTo: 'all',
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['conditions', 'meds', 'allergies'],
    when: (facts) =>
      ['conditions', 'meds', 'allergies'].some(
        (question) => facts.answered(question) && facts.isTooOld(question),
      ),
    reasonForPatient:
      'It is more than a year since you told us about your health, medicines and allergies. The clinician needs to know whether anything has changed.',
    reasonForClinician:
      'An answer about conditions, medicines or allergies is older than 12 months and does not count. Ask the patient whether anything has changed.',
    source: 'docs/clinical/intake-everyone.md#FRESH-HISTORY',
  },
  {
    id: 'DOB-MISMATCH',
    version: 2,
    appliesTo: 'all',
    outcome: 'review',
    inputs: ['dob', 'id_dob'],
    when: (facts) => facts.differsFromProfile,
    reasonForPatient: 'The date of birth differs from your account. The clinician will ask you about it.',
    reasonForClinician: 'The date of birth in the answers, or on the ID, differs from the account.',
    source: 'docs/clinical/intake-everyone.md#DOB-MISMATCH',
  },
  {
    id: 'LIVE-CALL',
    version: 3,
    appliesTo: 'all',
    outcome: 'review',
    inputs: ['state'],
    when: (facts) => facts.isFirstOfLine && facts.requiresLiveCall,
    reasonForPatient: 'Your state asks for a live call before a prescription. You choose a time for it.',
    reasonForClinician:
      'This state asks for a live call before a first prescription. The call itself acknowledges this.',
    source: 'docs/clinical/intake-everyone.md#LIVE-CALL',
  },
];
