import { useState } from 'react';
import type { CardFieldConfig } from '#client/payments/card-field-config.ts';
import { WalletButtons } from '#client/payments/wallet-buttons.tsx';
import type { WalletToken } from '#client/payments/wallet-token.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { cardLabel } from '../domain/cards/card-label.ts';

interface WalletChoiceProps {
  readonly config: CardFieldConfig;
  readonly chosen: WalletToken | null;
  readonly onChoose: (token: WalletToken | null) => void;
}

/**
 * A wallet in place of a typed card. It only hands the card over: what is agreed to and when it is charged is the same, and
 * nothing has happened when its sheet is closed.
 */
export const WalletChoice = ({ config, chosen, onChoose }: WalletChoiceProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  if (chosen)
    return (
      <Cluster gap={3}>
        <p role="status">
          <b>{cardLabel(chosen)}</b>
        </p>
        <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
          Pay another way
        </Button>
      </Cluster>
    );
  return (
    <>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <WalletButtons
        config={config}
        onChosen={(token) => {
          setProblem(null);
          onChoose(token);
        }}
        onFailure={setProblem}
      />
    </>
  );
};
