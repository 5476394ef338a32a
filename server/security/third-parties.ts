import type { Settings } from '#config/settings.ts';
import { addressSearchPath, type ThirdParties } from '#config/third-parties.ts';

/** The third parties that settings enable; null when this installation shares data with none. */
export const thirdPartiesOf = (settings: Settings): ThirdParties | null => {
  const ids = {
    hairLossCare: settings.AD_PIXEL_HAIR_LOSS_IDS ?? [],
    sexualHealth: settings.AD_PIXEL_SEXUAL_HEALTH_IDS ?? [],
  };
  const hasIds = ids.hairLossCare.length + ids.sexualHealth.length > 0;
  const parties: ThirdParties = {
    analytics: settings.MIXPANEL_TOKEN !== undefined,
    pixel: settings.AD_PIXEL_URL !== undefined && hasIds ? { url: settings.AD_PIXEL_URL, ids } : null,
    recorder: settings.SESSION_RECORDER_URL ?? null,
    addresses:
      settings.GOOGLE_PLACES_KEY === undefined ? null : `${settings.origins.marketing}${addressSearchPath}`,
  };
  return Object.values(parties).some(Boolean) ? parties : null;
};

/** Origins that the policy of an open page allows for them. */
export const thirdPartySources = (parties: ThirdParties | null) => ({
  image: parties?.pixel ? [new URL(parties.pixel.url).origin] : [],
  script: parties?.recorder ? [new URL(parties.recorder).origin] : [],
});
