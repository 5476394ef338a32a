import type { CommonFields } from '../domain/fields.ts';

/** Identifies this storefront in every event. */
const SOURCE = 'thicket-storefront';

const campaignNames = ['campaign', 'content', 'medium', 'source', 'term'] as const;

/** The sources of an event's common fields. */
export interface Scene {
  readonly url: URL;
  /** The value of `document.referrer`. */
  readonly referrer: string;
  readonly width: number;
  readonly height: number;
  readonly now: Date;
  readonly eventId: string;
  readonly sessionId: string;
  readonly leadId: string | null;
}

/** An address without query and fragment: on health pages they contain answers. */
const bare = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === 'null' ? null : `${origin}${pathname}`;
};

const campaigns = ({ searchParams }: URL): Partial<Record<`utm_${(typeof campaignNames)[number]}`, string>> =>
  Object.fromEntries(
    campaignNames.flatMap((name) => {
      const value = searchParams.get(`utm_${name}`)?.trim();
      return value ? [[`utm_${name}`, value.slice(0, 100)]] : [];
    }),
  );

/** Fields of every event (S7.42). */
export const eventContext = (scene: Scene): CommonFields => {
  const referrer = bare(scene.referrer);
  return {
    eventId: scene.eventId,
    sessionId: scene.sessionId,
    ...(scene.leadId && { uniqueLeadId: scene.leadId }),
    timestamp: scene.now.toISOString(),
    source: SOURCE,
    windowWidth: scene.width,
    windowHeight: scene.height,
    page_url: bare(scene.url.href) ?? '/',
    ...(referrer && { referrer }),
    ...campaigns(scene.url),
  };
};
