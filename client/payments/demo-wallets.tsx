import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './card-field.module.css';
import { readWalletMessage } from './wallet-message.ts';
import { type WalletButtonsProps, walletFailedMessage } from './wallet-token.ts';

interface DemoWalletsProps extends WalletButtonsProps {
  /** Of the simulator's card form; its wallet is beside it. */
  readonly frameUrl: string;
}

/** The wallet of the payment processor simulator, in its frame; no height until it says that there is one. */
export const DemoWallets = ({ frameUrl, onChosen, onFailure }: DemoWalletsProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isAvailable, setAvailable] = useState(false);
  const [height, setHeight] = useState(0);
  const address = new URL('wallets', frameUrl);

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== address.origin) return;
    const message = readWalletMessage(event.data);
    if (message?.type === 'wallets') setAvailable(message.available);
    if (message?.type === 'resize') setHeight(message.height);
    if (message?.type === 'wallet') onChosen(message.token);
    if (message?.type === 'wallet-failed') onFailure(walletFailedMessage);
  });
  useEffect(() => {
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title="Wallets"
      src={address.href}
      height={isAvailable ? height : 0}
      hidden={!isAvailable}
      onLoad={() => frame.current?.contentWindow?.postMessage({ type: 'hello' }, address.origin)}
    />
  );
};
