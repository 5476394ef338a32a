import { type KeyboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './discount-code.module.css';

interface DiscountCodeProps {
  /** The code that the price was asked with; empty without one. */
  readonly code: string;
  /** Why it has no effect. */
  readonly problem?: string;
  readonly pending: boolean;
  readonly onApply: (code: string) => void;
}

/** A discount code, collapsed until it is opened. */
export const DiscountCode = ({ code, problem, pending, onApply }: DiscountCodeProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? code;
  const apply = (): void => {
    onApply(value.trim());
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter would place the order.
    event.preventDefault();
    apply();
  };
  if (code && !problem && typed === null)
    return (
      <Cluster gap={3}>
        <p role="status">
          Discount code <b>{code.toUpperCase()}</b> {pending ? 'is being checked.' : 'is applied.'}
        </p>
        <Button variant="quiet" size="small" onClick={() => onApply('')}>
          Remove the code
        </Button>
      </Cluster>
    );
  return (
    <details className={styles.fold} open={Boolean(problem)}>
      <summary>Add a discount code</summary>
      <Stack gap={3}>
        <TextField
          name="discountCode"
          label="Discount code"
          optional
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          error={typed === null ? problem : undefined}
          onChange={setTyped}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" size="small" pending={pending} onClick={apply}>
          Apply the code
        </Button>
      </Stack>
    </details>
  );
};
