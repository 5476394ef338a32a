import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import styles from './card-field.module.css';
import { type CardFieldHandle, type CardToken, checkCardMessage, unreachableMessage } from './card-token.ts';
import { readFrameMessage } from './frame-message.ts';

const patienceMs = 15_000;
/** Height of the three-column form, so that little moves when the frame reports its own height. */
const firstHeight = 212;

interface DemoCardFieldProps {
  readonly frameUrl: string;
  readonly ref: Ref<CardFieldHandle>;
  readonly onReady?: (() => void) | undefined;
  readonly onSubmit?: (() => void) | undefined;
}

interface Waiting {
  readonly nonce: string;
  settle(token: CardToken): void;
}

/** The frame of the payment processor simulator; it and this page accept messages only from each other's known origin. */
export const DemoCardField = ({ frameUrl, ref, onReady, onSubmit }: DemoCardFieldProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<Waiting | null>(null);
  const nonces = useRef(0);
  /** A message that is sent before the frame listens is lost. */
  const frameListens = useRef(false);
  const [height, setHeight] = useState(firstHeight);
  // The frame is added only when this page listens, so that its load event cannot be missed before hydration.
  const [listening, setListening] = useState(false);

  const post = useCallback(
    (message: { type: 'hello' } | { type: 'tokenize'; nonce: string }) =>
      frame.current?.contentWindow?.postMessage(message, new URL(frameUrl).origin),
    [frameUrl],
  );

  const settle = (nonce: string, token: CardToken): void => {
    if (waiting.current?.nonce === nonce) waiting.current.settle(token);
  };

  const onReadyFrame = (): void => {
    const first = !frameListens.current;
    frameListens.current = true;
    if (first && waiting.current) post({ type: 'tokenize', nonce: waiting.current.nonce });
    onReady?.();
  };

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== new URL(frameUrl).origin) return;
    const message = readFrameMessage(event.data);
    if (message?.type === 'ready') onReadyFrame();
    if (message?.type === 'submit') onSubmit?.();
    if (message?.type === 'resize') setHeight(message.height);
    if (message?.type === 'token') {
      const { nonce, paymentMethodId, last4, brand } = message;
      settle(nonce, { ok: true, paymentMethodId, last4, brand });
    }
    if (message?.type === 'invalid')
      settle(message.nonce, { ok: false, message: message.firstMessage ?? checkCardMessage });
    if (message?.type === 'failed') settle(message.nonce, { ok: false, message: unreachableMessage });
  });

  useEffect(() => {
    window.addEventListener('message', onMessage);
    setListening(true);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => frame.current?.focus(),
      tokenize: () =>
        new Promise((resolve) => {
          nonces.current += 1;
          const nonce = String(nonces.current);
          waiting.current?.settle({ ok: false, message: checkCardMessage });
          const timer = setTimeout(() => settleOnce({ ok: false, message: unreachableMessage }), patienceMs);
          const settleOnce = (token: CardToken): void => {
            clearTimeout(timer);
            waiting.current = null;
            resolve(token);
          };
          waiting.current = { nonce, settle: settleOnce };
          if (frameListens.current) post({ type: 'tokenize', nonce });
        }),
    }),
    [post],
  );

  if (!listening) return <div className={styles.frameToCome} aria-busy="true" />;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title="Card details"
      src={frameUrl}
      height={height}
      onLoad={() => post({ type: 'hello' })}
    />
  );
};
