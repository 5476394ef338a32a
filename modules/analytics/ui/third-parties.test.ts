import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampled } from './recorder.ts';

const parties = {
  analytics: false,
  pixel: { url: 'https://ads.example/p', ids: { hairLossCare: ['h-1'], sexualHealth: ['s-1'] } },
  recorder: 'https://rec.example/r.js',
  addresses: null,
};

/** A browser that records the images it requests and the scripts it adds. */
const browser = (state: { cookie?: string; gpc?: boolean; draw?: string }) => {
  const items = new Map<string, string>(Object.entries({ 'recording-draw': state.draw ?? '0.25' }));
  const seen = { images: [] as string[], scripts: [] as string[], started: [] as unknown[] };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('navigator', { globalPrivacyControl: state.gpc ?? false });
  vi.stubGlobal('window', {
    sessionRecorder: { start: (options: unknown) => void seen.started.push(options) },
  });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        seen.images.push(address);
      }
    },
  );
  vi.stubGlobal('document', {
    cookie: state.cookie ?? '',
    addEventListener: () => {},
    createElement: () => ({}),
    head: {
      append: (script: { src: string; onload: () => void }) => {
        seen.scripts.push(script.src);
        script.onload();
      },
    },
  });
  return seen;
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
const agreed = 'cc=given.2026-11b';

/** Buys on a health page, then views another page. */
const buyThenSee = async (path: string, configured: typeof parties | null = parties) => {
  const [{ notePurchase }, { trackThirdParties }] = await Promise.all([
    import('./purchase.ts'),
    import('./track-third-parties.ts'),
    // Already loaded when they are needed.
    import('./pixels.ts'),
    import('./recorder.ts'),
  ]);
  notePurchase({ specialties: ['hair_loss_care'], value: 5_400 });
  trackThirdParties(configured, '/thankyou');
  await settled();
  trackThirdParties(configured, path);
  await settled();
};

beforeEach(() => {
  vi.resetModules();
});

describe('third parties in the browser', () => {
  it('receive a purchase once, after consent, from a page that is not a health page', async () => {
    const seen = browser({ cookie: agreed });
    await buyThenSee('/faq');
    expect(seen.images).toEqual([
      'https://ads.example/p?id=h-1&event=Purchase&currency=USD&content_id=1&content_name=nsl_1_item&price=100&quantity=1',
    ]);
    const { trackThirdParties } = await import('./track-third-parties.ts');
    trackThirdParties(parties, '/about-us');
    await settled();
    expect(seen.images).toHaveLength(1);
  });

  it('S7.36, S7.39: the session recorder is loaded, fully masked', async () => {
    const seen = browser({ cookie: agreed, draw: '0.1' });
    await buyThenSee('/faq');
    expect(seen.scripts).toEqual(['https://rec.example/r.js']);
    expect(seen.started).toEqual([
      { replay: true, maskAllText: true, maskAllInputs: true, blockAllMedia: true },
    ]);
  });

  it.each([
    ['without consent', {}, '/faq', parties],
    ['when it was refused', { cookie: 'cc=withdrawn.2026-11b' }, '/faq', parties],
    ['with Global Privacy Control, whatever the cookie says', { cookie: agreed, gpc: true }, '/faq', parties],
    ['on a health page', { cookie: agreed }, '/condition/ed', parties],
    ['where none is configured', { cookie: agreed }, '/faq', null],
  ])('nothing is sent to third parties %s', async (_when, state, path, configured) => {
    const seen = browser({ ...state, draw: '0.1' });
    await buyThenSee(path, configured);
    expect(seen).toEqual({ images: [], scripts: [], started: [] });
  });

  it('after a third-party script has run, a health page needs a new document', async () => {
    browser({ cookie: agreed, draw: '0.1' });
    const { needsFreshDocument } = await import('./fresh-document.ts');
    expect(needsFreshDocument('/quiz')).toBe(false);
    await buyThenSee('/faq');
    expect([needsFreshDocument('/quiz'), needsFreshDocument('/legal')]).toEqual([true, false]);
  });

  it('S8.5: a service that does not start is logged as a failed initialization', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    browser({ cookie: agreed, draw: '0.1' });
    vi.stubGlobal('window', {});
    await buyThenSee('/faq');
    expect(logged).toHaveBeenCalledWith(
      'Failed to initialise session recording: The script brought no recorder.',
    );
    logged.mockRestore();
  });
});

describe('S9.21: 30 % of sessions are recorded and 20 % have replay', () => {
  it.each([
    [0, true, true],
    [0.1999, true, true],
    [0.2, true, false],
    [0.2999, true, false],
    [0.3, false, false],
    [0.9999, false, false],
  ])('a draw of %s: recorded %s, replay %s', (draw, recorded, replay) =>
    expect(sampled(draw)).toEqual({ recorded, replay }),
  );

  it('of 10,000 evenly distributed sessions, 3,000 and 2,000', () => {
    const draws = Array.from({ length: 10_000 }, (_, index) => sampled(index / 10_000));
    expect(draws.filter(({ recorded }) => recorded)).toHaveLength(3_000);
    expect(draws.filter(({ replay }) => replay)).toHaveLength(2_000);
  });
});
