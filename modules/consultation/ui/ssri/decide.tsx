import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { AcceptSsriWarningDocument } from '../../pages/accept-ssri-warning.generated.ts';
import { DeclineSsriDocument } from '../../pages/decline-ssri.generated.ts';

export interface DecideProps {
  /** Beside the box. */
  readonly statement: string;
  /** Where the visit continues. */
  readonly nextPath: string;
  /** The drugs that are decided on. */
  readonly drugTypes: readonly string[];
  /** The patient decided against them: whether their visit goes on with something else. */
  readonly onDeclined: (visitGoesOn: boolean) => void;
}

/** Agree and go on, or decide against the medicine. Both are equally easy. */
export const Decide = ({ statement, nextPath, drugTypes, onDeclined }: DecideProps) => {
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accepting = useMutation(AcceptSsriWarningDocument);
  const declining = useMutation(DeclineSsriDocument);
  const failure = accepting.failure ?? declining.failure;

  const accept = async () => {
    setProblem(agreed ? undefined : 'Please tick that you have read the warning.');
    if (!agreed) {
      document.getElementById('field-agreed')?.focus();
      return;
    }
    const result = await accepting.run({ agreed });
    if (result?.ok) await goTo(nextPath);
  };
  const decline = async () => {
    const result = await declining.run({});
    if (!result?.ok) return;
    // Loaded on use: the page itself shows no cart.
    const { removeFromCart } = await import('#modules/cart/ui.ts');
    await removeFromCart(drugTypes);
    onDeclined(result.value.declineSsri);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <Stack gap={4}>
        {failure && failure.fields.length === 0 ? <Notice tone="danger">{failure.message}</Notice> : null}
        <CheckboxField
          name="agreed"
          label={statement}
          checked={agreed}
          error={problem ?? accepting.problem('agreed')}
          onChange={setAgreed}
        />
        <Cluster gap={4}>
          <Button type="submit" full="phone" pending={accepting.pending} pendingLabel="Saving">
            I agree, go on
          </Button>
          <Button
            variant="secondary"
            full="phone"
            pending={declining.pending}
            pendingLabel="Taking it out of your order"
            onClick={() => void decline()}
          >
            Not for me
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
};
