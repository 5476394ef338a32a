import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { Failure } from '#kernel/result.ts';
import { consentHash } from '#modules/account/ui.ts';
import { warningText } from '../../domain/warning-text.ts';
import { AcceptSsriWarningDocument } from '../../pages/accept-ssri-warning.generated.ts';
import type { WarningPart } from './warning-parts.tsx';

/** The effect of deciding against the medicine. */
export interface Declining {
  readonly decline: () => Promise<void>;
  readonly pending: boolean;
  readonly pendingLabel: string;
  readonly failure: Failure | null;
}

export interface DecideProps {
  /** The warning above, which is agreed to together with the statement. */
  readonly parts: readonly WarningPart[];
  /** Beside the box. */
  readonly statement: string;
  /** Agree and continue, or decide against the medicine. Both are equally easy. */
  readonly onAgreed: () => Promise<void> | void;
  readonly declining: Declining;
}

/** Agree and continue, or decide against the medicine. Both are equally easy. */
export const Decide = ({ parts, statement, onAgreed, declining }: DecideProps) => {
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accepting = useMutation(AcceptSsriWarningDocument);
  const failure = accepting.failure ?? declining.failure;

  const accept = async () => {
    setProblem(agreed ? undefined : 'Please check the box to confirm that you have read the warning.');
    if (!agreed) {
      document.getElementById('field-agreed')?.focus();
      return;
    }
    const result = await accepting.run({ agreed, shownHash: consentHash(warningText(parts, statement)) });
    if (result?.ok) await onAgreed();
    else if (result?.failure.fields.some(({ field }) => field === 'shownTexts')) {
      setAgreed(false);
      await refreshPage();
    }
  };
  return (
    <ScriptedForm noValidate onSend={accept}>
      <Stack gap={4}>
        {failure && !accepting.problem('agreed') ? <Notice tone="danger">{failure.message}</Notice> : null}
        <CheckboxField
          name="agreed"
          label={statement}
          checked={agreed}
          error={problem ?? accepting.problem('agreed')}
          onChange={setAgreed}
        />
        <Cluster gap={4}>
          <Button type="submit" full="phone" pending={accepting.pending} pendingLabel="Saving">
            Agree and continue
          </Button>
          <Button
            variant="secondary"
            full="phone"
            pending={declining.pending}
            pendingLabel={declining.pendingLabel}
            onClick={() => void declining.decline()}
          >
            Not for me
          </Button>
        </Cluster>
      </Stack>
    </ScriptedForm>
  );
};
