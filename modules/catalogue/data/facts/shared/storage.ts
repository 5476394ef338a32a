/** Sentences that many drug-facts pages share. */
export const travelAdvice =
  'Keep it in the labeled container in your carry-on bag. Do not leave it in a hot or freezing car.';

export const disposalAdvice =
  'Take leftover medicine to a drug take-back site, such as a pharmacy or police station. If there is none nearby, mix it with something unpleasant like used coffee grounds, seal it in a bag and put it in the trash. Do not flush it.';

export const roomTemperature = 'Store at 68 to 77 °F (20 to 25 °C) in a dry place, in the closed container.';
