import { type AlarmLevel, alarmingWords } from './alarming-words.ts';

export interface Alarm {
  /** The crisis line comes first when the message mentions a crisis, whatever else it says. */
  readonly level: AlarmLevel;
  /** Ids of the entries of the word list. */
  readonly entries: readonly string[];
}

/** Lower case, without apostrophes; everything that is no letter or digit separates words. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** `phrase` ends where a word ends, unless `*` allows a longer word. */
const needleOf = (phrase: string): string =>
  phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `;

/**
 * The alarming words in a message; null without any. “No chest pain” is found too: missing an emergency is worse than
 * showing a phone number that was not needed (docs/clinical/messages.md#ALARM-NEGATION).
 */
export const findAlarm = (text: string): Alarm | null => {
  const words = wordsOf(text);
  const found = alarmingWords.filter(({ phrases }) => phrases.some((one) => words.includes(needleOf(one))));
  if (found.length === 0) return null;
  return {
    level: found.some(({ level }) => level === 'crisis') ? 'crisis' : 'emergency',
    entries: found.map(({ id }) => id),
  };
};
