import { brand } from '#config/brand.ts';
import { keywordIn } from '#server/text-messages/keyword-in.ts';

/** What the provider itself answers to the words that carriers require, as it is set up for the messaging service. */
const ofProvider = {
  stop: `${brand.name}: You get no more texts from us. Reply START to get them again.`,
  start: `${brand.name}: You get texts from us again. Reply STOP to end them, HELP for help.`,
  help: `${brand.name}: ${brand.supportPhone}, ${brand.supportEmail}. Reply STOP to end texts.`,
};

/** The texts that a person gets for a reply: the provider's, then what the product answered as TwiML. */
export const answersTo = (reply: string, twiml: string | null): readonly string[] => {
  const keyword = keywordIn(reply);
  const ours = [...(twiml ?? '').matchAll(/<Message>([^<]*)<\/Message>/g)].map(([, text = '']) => text);
  return [...(keyword === null ? [] : [ofProvider[keyword]]), ...ours];
};
