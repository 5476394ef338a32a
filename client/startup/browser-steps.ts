import { reportError } from '#client/errors/report-error.ts';
import { onExposure } from '#client/flags/exposures.ts';
import { flagProxy } from '#client/flags/flag-proxy.ts';
import { mergeFlags } from '#client/flags/flag-state.ts';
import { runQuery } from '#client/graphql/client.ts';
import type { Site } from '#client/renderer/page-context.ts';
import { LEAD_PARAMETER, withoutLead } from '../routing/lead-parameter.ts';
import { carryLeadOverLinks } from './carry-lead.ts';
import { fetchFonts } from './fonts.ts';
import { sessionId } from './session-id.ts';
import { StartUpDocument } from './start-up.generated.ts';
import {
  type CountView,
  type FetchedVisitor,
  type StartedVisitor,
  type StartUpSteps,
  startUp,
} from './start-up.ts';
import { decideVisit, LEAD_ID, rememberUtm, type Utm } from './visitor-memory.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const fetchVisitor = async (): Promise<FetchedVisitor | null> => {
  const answer = await runQuery(StartUpDocument, {});
  if (!answer.ok) return null;
  const { uniqueLeadId, currentUtmParams, currentUser } = answer.value;
  const utm: Utm = Object.fromEntries(
    Object.entries(currentUtmParams).filter(([, value]) => typeof value === 'string'),
  );
  return {
    leadId: uniqueLeadId,
    utm,
    userId: currentUser?.id ?? null,
    isImpersonated: currentUser?.isImpersonated ?? false,
  };
};

const takeLeadParameter = (): string | null => {
  const { href, search } = window.location;
  const address = withoutLead(href);
  if (address !== href) window.history.replaceState(window.history.state, '', address);
  return new URLSearchParams(search).get(LEAD_PARAMETER);
};

const leadCookie = (): string | null =>
  new RegExp(`(?:^|; )${LEAD_ID}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

const storeLead = (leadId: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer interface
  document.cookie = `${LEAD_ID}=${leadId}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  localStorage.setItem(LEAD_ID, leadId);
};

const fetchFlags = async ({ leadId, userId, counts }: StartedVisitor): Promise<void> => {
  const key = userId ?? leadId;
  if (!key) return;
  const isSignedIn = userId !== null;
  mergeFlags(await flagProxy.flags({ userKey: key, custom: {} }));
  if (!counts) return;
  onExposure((flagName) => {
    const additionalContextAttributes = { isSignedIn };
    void flagProxy.exposure({ anonymousId: leadId, flagName, key, userId, additionalContextAttributes });
  });
};

/** The steps of the start-up in a real browser. */
export const browserSteps: StartUpSteps = {
  openSession: () => void sessionId(),
  fetchVisitor,
  rememberUtm,
  decideVisit,
  takeLeadParameter,
  leadCookie,
  storeLead,
  identify: (userId) => flagProxy.identify({ data: { isSignedIn: true }, userKey: userId }),
  fetchFlags,
  failed: reportError,
};

/** Runs the start-up in this browser; returns the function that counts page views. */
export const startUpHere = (site: Site): Promise<CountView> => {
  carryLeadOverLinks(site);
  void fetchFonts();
  return startUp(browserSteps);
};
