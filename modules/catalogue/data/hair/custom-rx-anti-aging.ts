import { type DrugListing, hairLossCare } from '../drug-listing.ts';

/**
 * Listed with hair loss (S1.10), because the catalog has no skin care (S1.9).
 * Its ingredients are unknown, so only a clinician may add it to a plan (unsure).
 */
export const customRxAntiAging: DrugListing = {
  drugType: 'custom_rx_anti_aging',
  drugClass: 'custom_compound',
  line: hairLossCare,
  needsPrescription: true,
  notOfferedYet: true,
  name: 'Custom anti-aging formula',
  title: 'Custom anti-aging formula',
  description: 'A prescription formula compounded for one patient. It is not FDA-approved.',
  instructions: 'Use it only as your clinician and the label say.',
  variants: [{ id: 803, months: 3, price: 9000, supply: '1 bottle every 3 months', userSelectable: false }],
};
