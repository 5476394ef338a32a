import type { OverTheCounterFacts } from './drug-facts.ts';
import { minoxidilEffects, minoxidilSources, topicalMinoxidil } from './shared/topical-minoxidil.ts';

// The maker's own list of inactive ingredients is not known; the text names the usual ones as usual, not as ours.
export const minoxidilSolutionFacts: OverTheCounterFacts = {
  ...topicalMinoxidil('solution'),
  slug: 'minoxidil-solution',
  drugTypes: ['minoxidil'],
  record: 'docs/clinical/over-the-counter.md#MINOXIDIL-TOPICAL',
  name: 'Minoxidil 5% solution',
  sayIt: 'mi-NOX-i-dil',
  brandNames: ['Men’s Rogaine solution'],
  summary:
    'An over-the-counter liquid for men with thinning at the crown. It is not for a receding hairline.',
  shopPath: '/our-products/minoxidil-solution',
  activeIngredient: ['Minoxidil 5% (weight by volume), in each 1 mL.'],
  directions: [
    {
      points: [
        'Use the dropper to apply 1 mL to the scalp at the crown 2 times a day, every day. Hair and scalp should be dry.',
        'Spread it with your fingers over the thinning area only, then wash your hands well.',
        'If you can, let it dry for 2 to 4 hours before bed so that it does not rub off on your pillow.',
        'Using more, or using it more often, does not work better.',
        'Keep using it, or the hair loss will come back.',
      ],
    },
  ],
  otherInformation: [
    {
      points: [
        'Store at 68 to 77 °F (20 to 25 °C), tightly closed.',
        'The liquid is flammable until it is dry. It ships by ground where carriers require that.',
      ],
    },
    'Solution or foam? Both have the same drug. The solution costs less. It usually contains propylene glycol, which makes some scalps itch or flake. If that happens, foam may be a better choice for you.',
  ],
  inactiveIngredients: [
    'The full list is on the carton. Always go by that list. Minoxidil solutions usually contain alcohol, propylene glycol and purified water.',
  ],
  sideEffects: minoxidilEffects,
  travel: [
    'Keep it in the labeled bottle, closed and upright. Liquid limits apply in carry-on bags. Take leftover medicine to a drug take-back site. Do not pour it down the drain.',
  ],
  labelSearch: 'minoxidil 5% solution men',
  sources: minoxidilSources('solution'),
};
