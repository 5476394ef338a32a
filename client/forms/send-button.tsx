import { Button, type ButtonProps } from '../ui/button.tsx';

interface SendButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'pendingLabel' | 'children'> {
  /** The mutation that the button sends. */
  readonly sending: { readonly pending: boolean };
  readonly onSend: () => unknown;
}

/** The main button of a page that sends a mutation without a form. */
export const SendButton = ({ sending, onSend, size = 'large', ...button }: SendButtonProps) => (
  <Button {...button} size={size} full="phone" pending={sending.pending} onClick={() => void onSend()} />
);
