const taper = ['sertraline', 'escitalopram', 'fluoxetine'];
/** Whether one of the drugs must not be stopped suddenly. */
export const mustBeTapered = (drugTypes: readonly string[]): boolean =>
  drugTypes.some((drugType) => taper.includes(drugType));
/** Everything that contains finasteride or minoxidil. */
const keepsHair = (drugType: string): boolean => /finasteride|minoxidil/.test(drugType);

/** What a patient must know when a treatment ends, by drug type: taper advice first, then possible effects. */
export const stoppingAdvice = (drugTypes: readonly string[]): readonly string[] => {
  const advice: string[] = [];
  if (mustBeTapered(drugTypes))
    advice.push(
      'Do not stop your antidepressant suddenly. Message your clinician first: the dose usually has to come down in steps. If you are thinking of harming yourself, call or text 988 now.',
    );
  if (drugTypes.some(keepsHair))
    advice.push('Hair you kept or regrew may be lost again in the months after you stop treatment.');
  return advice;
};
