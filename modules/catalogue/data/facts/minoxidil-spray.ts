import type { OverTheCounterFacts } from './drug-facts.ts';
import { minoxidilEffects, minoxidilSources, topicalMinoxidil } from './shared/topical-minoxidil.ts';

// Unsure: the spray's ingredients besides minoxidil; the quiz offers it for an interest in tretinoin or vitamins. It
// is sold over the counter here, so it must not contain tretinoin. If it does, this becomes a prescription page.
// Sprays per dose and the names of the vitamins are to be copied from the carton.
export const minoxidilSprayFacts: OverTheCounterFacts = {
  ...topicalMinoxidil('spray'),
  slug: 'minoxidil-spray',
  drugTypes: ['minoxidil_spray'],
  record: 'docs/clinical/over-the-counter.md#MTOP-SPRAY',
  name: 'Minoxidil 5% spray',
  sayIt: 'mi-NOX-i-dil',
  brandNames: [],
  summary:
    'Over-the-counter minoxidil in a spray with added vitamins, for men with thinning at the crown. It contains no tretinoin.',
  shopPath: '/our-products/minoxidil-spray',
  activeIngredient: ['Minoxidil 5%. It is the only active ingredient.'],
  directions: [
    {
      points: [
        'Spray it on the dry scalp at the crown 2 times a day, every day. Use the number of sprays on your carton.',
        'Part your hair so that the spray reaches the skin. Spread it with your fingers and wash your hands well.',
        'Do not breathe in the mist, and keep it out of your eyes and mouth.',
        'Using more, or using it more often, does not work better.',
        'Keep using it, or the hair loss will come back.',
      ],
    },
  ],
  otherInformation: [
    {
      points: [
        'Store at 68 to 77 °F (20 to 25 °C), tightly closed, upright.',
        'It is flammable until dry. It ships by ground where carriers require that.',
      ],
    },
    'Spray, solution or foam? All three have the same drug and are used on the same area. A spray is easier to get between hairs, but also easier to get in the wrong place. Liquids with propylene glycol make some scalps itch; foam usually has none.',
  ],
  inactiveIngredients: [
    'Vitamins are added. They are not active ingredients and have not been shown to regrow hair. The carton lists each vitamin and every other ingredient. Check it if you have allergies.',
    'It contains no tretinoin. A product with tretinoin needs a prescription.',
  ],
  sideEffects: minoxidilEffects,
  travel: [
    'Keep it in the labeled bottle, closed and upright. Liquid limits apply in carry-on bags. Take leftover medicine to a drug take-back site. Do not pour it down the drain.',
  ],
  labelSearch: 'minoxidil 5% topical spray',
  sources: minoxidilSources('topical product'),
};
