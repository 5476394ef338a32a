import { type DrugListing, hairLossCare } from '../drug-listing.ts';

/** Its ingredients are not specified (unsure); the quiz offers it for an interest in saw palmetto or vitamins. */
export const dailyDefenseSupplement: DrugListing = {
  drugType: 'daily_defense_supplement',
  drugClass: 'supplement',
  line: hairLossCare,
  needsPrescription: false,
  name: 'Daily hair defense supplement, 30 servings a month',
  title: 'Daily hair defense',
  description:
    'A dietary supplement with saw palmetto and vitamins. These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure or prevent any disease.',
  instructions:
    'Take one serving a day with food. Ask a clinician first if you take blood thinners or hormone therapy or have surgery planned. Biotin can affect blood test results, so tell anyone who orders a test.',
  resultsPage:
    'A daily supplement with saw palmetto and vitamins. Its effect on hair has not been evaluated by the FDA.',
  variants: [
    { id: 346, months: 0, price: 2800, supply: '1 bottle, once' },
    { id: 342, months: 1, price: 2400, supply: '1 bottle every month' },
    { id: 343, months: 3, price: 6600, supply: '3 bottles every 3 months' },
    { id: 344, months: 6, price: 12_600, supply: '6 bottles every 6 months' },
    { id: 345, months: 12, price: 24_000, supply: '12 bottles every 12 months' },
  ],
};
