/** The time zones of the United States that we offer, with their names. */
export const timeZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
};

const central = [
  'AL',
  'AR',
  'IL',
  'IA',
  'KS',
  'LA',
  'MN',
  'MS',
  'MO',
  'NE',
  'ND',
  'OK',
  'SD',
  'TN',
  'TX',
  'WI',
];
const mountain = ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'];
const pacific = ['CA', 'NV', 'OR', 'WA'];
const own: Readonly<Record<string, string>> = {
  AZ: 'America/Phoenix',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
};

/** The time zone of most people in a state; Eastern for one that we do not know. The patient may choose another. */
export const timeZoneOf = (state: string): string => {
  if (central.includes(state)) return 'America/Chicago';
  if (mountain.includes(state)) return 'America/Denver';
  if (pacific.includes(state)) return 'America/Los_Angeles';
  return own[state] ?? 'America/New_York';
};
