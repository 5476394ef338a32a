import { reportError } from '#client/errors/report-error.ts';
import type { ThirdParties } from '#config/third-parties.ts';
import { hasAgreed, mayShare, onChoice } from '#modules/privacy/ui.ts';
import { hasThirdPartyScript } from './fresh-document.ts';

let isListening = false;
let latest: { readonly parties: ThirdParties; readonly path: string } | null = null;

const share = async (parties: ThirdParties, path: string): Promise<void> => {
  if (!mayShare(path)) return;
  if (parties.pixel) {
    const [{ takePurchase }, { firePixel, purchasePixels }] = await Promise.all([
      import('./purchase.ts'),
      import('./pixels.ts'),
    ]);
    for (const address of purchasePixels(parties.pixel, takePurchase())) firePixel(address);
  }
  if (parties.recorder) {
    const { startRecorder } = await import('./recorder.ts');
    await startRecorder(parties.recorder);
  }
};

const onChosen = (): void => {
  // A script that runs cannot be unloaded.
  if (hasThirdPartyScript() && !hasAgreed()) window.location.reload();
  else if (latest) void share(latest.parties, latest.path).catch(reportError);
};

/**
 * Called for every page view, and when the privacy choice changes. Does nothing unless a third party is
 * configured, the visitor agreed, and the page is not a health page.
 */
export const trackThirdParties = (parties: ThirdParties | null, path: string): void => {
  if (!parties) return;
  latest = { parties, path };
  if (!isListening) onChoice(onChosen);
  isListening = true;
  void share(parties, path).catch(reportError);
};
