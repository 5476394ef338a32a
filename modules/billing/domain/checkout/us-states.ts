/**
 * The 50 states and the District of Columbia, with the first three digits of their ZIP codes as `from-to` ranges.
 * The ranges are coarse and serve a warning only, never a refusal: a few towns have the ZIP code of a
 * neighbouring state's post office. Territories and military addresses are not shipped to.
 */
export const usStates = {
  AL: { name: 'Alabama', zip: '350-369' },
  AK: { name: 'Alaska', zip: '995-999' },
  AZ: { name: 'Arizona', zip: '850-865' },
  AR: { name: 'Arkansas', zip: '716-729' },
  CA: { name: 'California', zip: '900-961' },
  CO: { name: 'Colorado', zip: '800-816' },
  CT: { name: 'Connecticut', zip: '060-069' },
  DE: { name: 'Delaware', zip: '197-199' },
  DC: { name: 'District of Columbia', zip: '200-205,569-569' },
  FL: { name: 'Florida', zip: '320-349' },
  GA: { name: 'Georgia', zip: '300-319,398-399' },
  HI: { name: 'Hawaii', zip: '967-968' },
  ID: { name: 'Idaho', zip: '832-838' },
  IL: { name: 'Illinois', zip: '600-629' },
  IN: { name: 'Indiana', zip: '460-479' },
  IA: { name: 'Iowa', zip: '500-528' },
  KS: { name: 'Kansas', zip: '660-679' },
  KY: { name: 'Kentucky', zip: '400-427' },
  LA: { name: 'Louisiana', zip: '700-714' },
  ME: { name: 'Maine', zip: '039-049' },
  MD: { name: 'Maryland', zip: '206-219' },
  MA: { name: 'Massachusetts', zip: '010-027,055-055' },
  MI: { name: 'Michigan', zip: '480-499' },
  MN: { name: 'Minnesota', zip: '550-567' },
  MS: { name: 'Mississippi', zip: '386-397' },
  MO: { name: 'Missouri', zip: '630-658' },
  MT: { name: 'Montana', zip: '590-599' },
  NE: { name: 'Nebraska', zip: '680-693' },
  NV: { name: 'Nevada', zip: '889-898' },
  NH: { name: 'New Hampshire', zip: '030-038' },
  NJ: { name: 'New Jersey', zip: '070-089' },
  NM: { name: 'New Mexico', zip: '870-884' },
  NY: { name: 'New York', zip: '005-005,063-063,100-149' },
  NC: { name: 'North Carolina', zip: '270-289' },
  ND: { name: 'North Dakota', zip: '580-588' },
  OH: { name: 'Ohio', zip: '430-459' },
  OK: { name: 'Oklahoma', zip: '730-732,734-749' },
  OR: { name: 'Oregon', zip: '970-979' },
  PA: { name: 'Pennsylvania', zip: '150-196' },
  RI: { name: 'Rhode Island', zip: '028-029' },
  SC: { name: 'South Carolina', zip: '290-299' },
  SD: { name: 'South Dakota', zip: '570-577' },
  TN: { name: 'Tennessee', zip: '370-385' },
  TX: { name: 'Texas', zip: '733-733,750-799,885-885' },
  UT: { name: 'Utah', zip: '840-847' },
  VT: { name: 'Vermont', zip: '050-059' },
  VA: { name: 'Virginia', zip: '201-201,220-246' },
  WA: { name: 'Washington', zip: '980-994' },
  WV: { name: 'West Virginia', zip: '247-268' },
  WI: { name: 'Wisconsin', zip: '530-549' },
  WY: { name: 'Wyoming', zip: '820-831,834-834' },
} as const;

export type UsState = keyof typeof usStates;

export const isUsState = (code: string): code is UsState => Object.hasOwn(usStates, code);

/** False when the ZIP code (5 or 9 digits) starts with digits that belong to other states only. */
export const zipFitsState = (zipCode: string, state: UsState): boolean => {
  const prefix = zipCode.slice(0, 3);
  return usStates[state].zip.split(',').some((range) => {
    const [from = '', to = ''] = range.split('-');
    return from <= prefix && prefix <= to;
  });
};
