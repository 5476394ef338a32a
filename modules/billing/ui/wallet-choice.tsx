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
 * A wallet instead of a typed card. It only provides the card: agreements and charges are the same, and closing it
 * changes nothing.
 */
export const WalletChoice = ({ config, chosen, onChoose }: WalletChoiceProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      {chosen ? (
        <Cluster gap={3}>
          <p role="status">
            <b>{cardLabel(chosen)}</b>
          </p>
          <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
            Pay another way
          </Button>
        </Cluster>
      ) : null}
      {problem && !chosen ? <Notice tone="danger">{problem}</Notice> : null}
      {/* It stays, because a sheet that is closing still works in its frame. */}
      <div hidden={chosen !== null}>
        <WalletButtons
          config={config}
          onChosen={(token) => {
            setProblem(null);
            onChoose(token);
          }}
          onFailure={setProblem}
        />
      </div>
    </>
  );
};
