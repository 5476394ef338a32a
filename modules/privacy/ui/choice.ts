import { runMutation } from '#client/graphql/client.ts';
import { isHealthPage } from '#config/health-pages.ts';
import { choiceCookie, choiceIn, choiceVersion } from '#config/third-parties.ts';
import { RecordPrivacyChoiceDocument } from './record-privacy-choice.generated.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Calls the listener after every choice on this page. Returns a function that stops listening. */
export const onChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** “Do not share” said by the browser itself: honored as a refusal, and nothing is asked. */
export const isSignalled = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

export const currentChoice = (): 'given' | 'withdrawn' | null => choiceIn(document.cookie);

/** Whether the visitor agreed and the browser does not signal otherwise. */
export const hasAgreed = (): boolean => !isSignalled() && currentChoice() === 'given';

/** Whether third parties may be loaded on this page or told about it, given the visitor's choice and the page. */
export const mayShare = (path: string): boolean => hasAgreed() && !isHealthPage(path);

/** Set for all our hosts where they share a domain; browsers accept no cookie for the whole of `localhost`. */
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
 * Stores the choice for 365 days and records it in the consent ledger. A refusal applies immediately; an agreement only
 * after it was recorded. False when it could not be recorded: nothing is shared then.
 */
export const choose = async (
  given: boolean,
  origins: { readonly marketing: string; readonly app: string },
): Promise<boolean> => {
  if (!given) keep('withdrawn', origins);
  // Loaded with a choice: every page imports this file.
  const { questionHash } = await import('../domain/question-hash.ts');
  const recorded = await runMutation(RecordPrivacyChoiceDocument, {
    given,
    version: choiceVersion,
    textHash: questionHash(),
  });
  const isRecorded = recorded.ok && recorded.value.recordPrivacyChoice;
  if (given && isRecorded) keep('given', origins);
  return isRecorded;
};
