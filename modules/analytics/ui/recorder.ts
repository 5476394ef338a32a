import { logFailedStart } from '#client/errors/report-error.ts';
import { markThirdPartyScript } from './fresh-document.ts';

/** How many sessions are recorded and replayed (S9.21): one draw a session decides both. */
const RECORDED = 0.3;
const REPLAYED = 0.2;
const DRAW = 'recording-draw';

/** What a recorder's script must provide: a start that hides all texts, inputs and pictures. */
interface Recorder {
  start(options: {
    readonly replay: boolean;
    readonly maskAllText: true;
    readonly maskAllInputs: true;
    readonly blockAllMedia: true;
  }): void;
}

declare global {
  interface Window {
    sessionRecorder?: Recorder;
  }
}

/** The decision for this session, given a random number from 0 up to 1. */
export const sampled = (draw: number): { readonly recorded: boolean; readonly replay: boolean } => ({
  recorded: draw < RECORDED,
  replay: draw < REPLAYED,
});

const drawOfSession = (): number => {
  const known = sessionStorage.getItem(DRAW);
  const draw = known === null ? Math.random() : Number(known);
  if (known === null) sessionStorage.setItem(DRAW, String(draw));
  return draw;
};

let isLoading = false;

const addScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The script could not be loaded.'));
    document.head.append(script);
  });

/** Records this session if it was sampled, fully masked. The caller has checked consent and page. */
export const startRecorder = async (address: string): Promise<void> => {
  const { recorded, replay } = sampled(drawOfSession());
  if (!recorded || isLoading) return;
  isLoading = true;
  try {
    markThirdPartyScript();
    await addScript(address);
    if (!window.sessionRecorder) throw new Error('The script brought no recorder.');
    window.sessionRecorder.start({ replay, maskAllText: true, maskAllInputs: true, blockAllMedia: true });
  } catch (error) {
    logFailedStart('session recording', error);
  }
};
