import type { OverTheCounterFacts } from './drug-facts.ts';
import { minoxidilEffects, minoxidilSources, topicalMinoxidil } from './shared/topical-minoxidil.ts';

// The maker's own list of inactive ingredients is not known; the text names the usual ones as usual, not as ours.
export const minoxidilFoamFacts: OverTheCounterFacts = {
  ...topicalMinoxidil('foam'),
  slug: 'minoxidil-foam',
  drugTypes: ['minoxidil_foam'],
  record: 'docs/clinical/over-the-counter.md#MINOXIDIL-TOPICAL',
  name: 'Minoxidil 5% foam',
  sayIt: 'mi-NOX-i-dil',
  brandNames: ['Men’s Rogaine foam'],
  summary: 'An over-the-counter foam for men with thinning at the crown. It is not for a receding hairline.',
  shopPath: '/our-products/minoxidil-foam',
  activeIngredient: ['Minoxidil 5% (by weight), in each half capful.'],
  directions: [
    {
      points: [
        'Apply half a capful of foam to the scalp at the crown 2 times a day, every day. Hair and scalp should be dry.',
        'Hold the can upside down and press to release the foam. If it melts on your fingers, rinse them in cold water and dry them first.',
        'Massage it into the scalp, then wash your hands well.',
        'Using more, or using it more often, does not work better.',
        'Keep using it, or the hair loss will come back.',
      ],
    },
  ],
  otherInformation: [
    {
      points: [
        'Store at 68 to 77 °F (20 to 25 °C).',
        'The can is under pressure. Do not puncture or burn it, or leave it above 120 °F (49 °C), for example in a hot car.',
        'It is a flammable aerosol. It ships by ground only where carriers require that.',
      ],
    },
    'Foam or solution? Both have the same drug. Foam dries faster. It usually contains no propylene glycol, the ingredient in the solution that makes some scalps itch.',
  ],
  inactiveIngredients: [
    'The full list is on the carton. Always go by that list. Minoxidil foams usually contain alcohol, water, cetyl and stearyl alcohol, glycerin, polysorbate 60, citric and lactic acid, and propellants (butane, isobutane, propane).',
  ],
  sideEffects: minoxidilEffects,
  travel: [
    'Aerosols are restricted on planes. Check the airline’s rules, keep the cap on, and never leave the can in a hot car. Dispose of empty cans the way your town handles aerosols. Take a can that is not empty to a hazardous-waste or take-back site.',
  ],
  labelSearch: 'minoxidil 5% foam men',
  sources: minoxidilSources('foam'),
};
