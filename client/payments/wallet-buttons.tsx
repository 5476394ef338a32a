import { lazy, Suspense } from 'react';
import type { CardFieldConfig } from './card-field-config.ts';
import { DemoWallets } from './demo-wallets.tsx';
import type { WalletButtonsProps } from './wallet-token.ts';

/** Stripe's part is loaded only where real cards are accepted. */
const StripeWallets = lazy(async () => ({
  default: (await import('./stripe-wallets.tsx')).StripeWallets,
}));

interface ConfiguredProps extends WalletButtonsProps {
  readonly config: CardFieldConfig;
}

/** The wallets of this browser, in the payment processor's own frame; renders nothing without any. */
export const WalletButtons = ({ config, ...props }: ConfiguredProps) =>
  config.kind === 'demo' ? (
    <DemoWallets frameUrl={config.frameUrl} {...props} />
  ) : (
    <Suspense>
      <StripeWallets publishableKey={config.publishableKey} {...props} />
    </Suspense>
  );
