/** Badge for the state of a case: the text carries the meaning, the color only supports it. */
export interface BadgeLabel {
  readonly tone: 'neutral' | 'caution' | 'danger' | 'done';
  readonly label: string;
}

const outcomeLabels: Readonly<Record<string, BadgeLabel>> = {
  emergency: { tone: 'danger', label: 'Emergency' },
  stop: { tone: 'danger', label: 'Stop' },
  alternative: { tone: 'caution', label: 'Alternative' },
  review: { tone: 'caution', label: 'Review' },
  dose: { tone: 'neutral', label: 'Dose limit' },
  counsel: { tone: 'neutral', label: 'Counseled' },
  ok: { tone: 'done', label: 'No flags' },
};

/** Badge for the strongest rule outcome (docs/clinical/how-rules-work.md#OUTCOMES). */
export const outcomeBadge = (outcome: string): BadgeLabel =>
  outcomeLabels[outcome] ?? { tone: 'neutral', label: sentence(outcome) };

const kinds: Readonly<Record<string, string>> = {
  initial: 'New visit',
  renewal: 'Renewal',
  titration: 'Change of treatment',
  check_in: 'Check-in',
};

/** Turns `first_name` into `First name`; text that is already a sentence is returned unchanged. */
export const sentence = (name: string): string => {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export const kindLabel = (kind: string): string => kinds[kind] ?? sentence(kind);

/** Waiting time in words, from whole hours: 0 is `under 1 h`, 27 is `1 day 3 h`. */
export const waitingLabel = (hours: number): string => {
  if (hours < 1) return 'under 1 h';
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  if (days === 0) return `${rest} h`;
  const inDays = `${days} ${days === 1 ? 'day' : 'days'}`;
  return rest === 0 ? inDays : `${inDays} ${rest} h`;
};

/** A count with its noun: `counted(1, 'flag', 'flags')` is `1 flag`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
