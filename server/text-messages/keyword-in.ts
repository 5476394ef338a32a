import type { TextKeyword } from '../ports/text-messages.ts';

/** The words that carriers and the provider know; a text counts when it says nothing else, in any case. */
const keywords: Readonly<Record<string, TextKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  YES: 'start',
  UNSTOP: 'start',
  HELP: 'help',
  INFO: 'help',
};

/** What the reply asks for; null for every other text. `STOP.` and `"stop"` count, `please stop` does not. */
export const keywordIn = (body: string): TextKeyword | null => {
  const word = body
    .trim()
    .replace(/^["'“]+|["'”.!]+$/g, '')
    .toUpperCase();
  return Object.hasOwn(keywords, word) ? (keywords[word] ?? null) : null;
};
