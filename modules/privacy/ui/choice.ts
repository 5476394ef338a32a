import { runMutation } from '#client/graphql/client.ts';
import { isHealthPage } from '#config/health-pages.ts';
import { choiceCookie, choiceIn, choiceVersion } from '#config/third-parties.ts';
import { RecordPrivacyChoiceDocument } from './record-privacy-choice.generated.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Hears of every choice made on this page. Gives the way to stop listening. */
export const onChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** “Do not share” said by the browser itself: honoured as a refusal, and nothing is asked. */
export const isSignalled = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

export const currentChoice = (): 'given' | 'withdrawn' | null => choiceIn(document.cookie);

/** Whether the visitor agreed, and his browser does not say otherwise. */
export const hasAgreed = (): boolean => !isSignalled() && currentChoice() === 'given';

/** Whether others may be loaded or told of this page, as far as the visitor and the page go. */
export const mayTellOthers = (path: string): boolean => hasAgreed() && !isHealthPage(path);

/** On all our hosts where they share a name; browsers take no cookie for the whole of `localhost`. */
const cookieDomain = (origins: { readonly marketing: string; readonly app: string }): string => {
  const [marketing, app] = [new URL(origins.marketing).hostname, new URL(origins.app).hostname];
  return marketing.includes('.') && app.endsWith(`.${marketing}`) ? `; Domain=${marketing}` : '';
};

const keep = (choice: 'given' | 'withdrawn', origins: { marketing: string; app: string }): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way
  document.cookie = `${choiceCookie}=${choice}.${choiceVersion}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}${cookieDomain(origins)}`;
  for (const listener of listeners) listener();
};

/**
 * Keeps the choice for 365 days and has it written into the ledger. A refusal holds at once; an agreement only when
 * it stands in the ledger. False when it could not be written: nothing is shared then.
 */
export const choose = async (
  given: boolean,
  origins: { readonly marketing: string; readonly app: string },
): Promise<boolean> => {
  if (!given) keep('withdrawn', origins);
  const recorded = await runMutation(RecordPrivacyChoiceDocument, { given, version: choiceVersion });
  const isRecorded = recorded.ok && recorded.value.recordPrivacyChoice;
  if (given && isRecorded) keep('given', origins);
  return isRecorded;
};
