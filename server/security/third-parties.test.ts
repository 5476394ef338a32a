import { describe, expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { thirdPartiesOf, thirdPartySources } from './third-parties.ts';

const parties = (env: Record<string, string>) => thirdPartiesOf(readSettings({ APP_ENV: 'test', ...env }));
const pixel = { AD_PIXEL_URL: 'https://ads.example/p', AD_PIXEL_HAIR_LOSS_IDS: 'h-1, h-2' };

describe('third parties', () => {
  it('are off by default, and no origin of theirs is allowed', () => {
    expect(parties({})).toBeNull();
    expect(thirdPartySources(null)).toEqual({ image: [], script: [] });
  });

  it('S9.15: each service line has two ad pixel ids', () => {
    expect(parties({ ...pixel, AD_PIXEL_SEXUAL_HEALTH_IDS: 's-1,s-2' })?.pixel).toEqual({
      url: 'https://ads.example/p',
      ids: { hairLossCare: ['h-1', 'h-2'], sexualHealth: ['s-1', 's-2'] },
    });
    expect(() => parties({ ...pixel, AD_PIXEL_HAIR_LOSS_IDS: 'a,b,c' })).toThrow('takes at most two ids');
  });

  it('a pixel needs an id, and ids need an address', () => {
    expect(parties({ AD_PIXEL_URL: 'https://ads.example/p' })).toBeNull();
    expect(() => parties({ AD_PIXEL_HAIR_LOSS_IDS: 'h-1' })).toThrow('AD_PIXEL_URL: is required');
  });

  it('allow their own origins only', () => {
    const both = parties({ ...pixel, SESSION_RECORDER_URL: 'https://rec.example/r.js' });
    expect(thirdPartySources(both)).toEqual({
      image: ['https://ads.example'],
      script: ['https://rec.example'],
    });
  });

  it('Google completes addresses in a document of the storefront, and never on the host of the forms', () => {
    const places = { GOOGLE_PLACES_KEY: 'k', PORT: '3000' };
    expect(parties(places)?.addresses).toBe('http://localhost:3000/address-search');
    expect(thirdPartySources(parties(places))).toEqual({ image: [], script: [] });
    const one = { MARKETING_ORIGIN: 'https://a.example', APP_ORIGIN: 'https://a.example' };
    expect(() => parties({ ...places, ...one })).toThrow('GOOGLE_PLACES_KEY: needs an APP_ORIGIN other than');
  });

  it('an external analytics service counts as one, although browsers never contact it', () => {
    expect(parties({ MIXPANEL_TOKEN: 't' })).toEqual({
      analytics: true,
      pixel: null,
      recorder: null,
      addresses: null,
    });
    expect(thirdPartySources(parties({ MIXPANEL_TOKEN: 't' }))).toEqual({ image: [], script: [] });
  });
});
