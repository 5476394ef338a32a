/** Sentences that many drug-facts pages share. */
export const travelAdvice =
  'Carry it in the labeled container in your hand luggage. Do not leave it in a hot or freezing car.';

export const disposalAdvice =
  'Take what is left to a drug take-back site, such as a pharmacy or police station. Without one nearby, mix it with something unpleasant like used coffee grounds, seal it in a bag and put it in the trash. Do not flush it.';

export const roomTemperature = 'Keep at 68 to 77 °F (20 to 25 °C), dry, in the closed container.';
