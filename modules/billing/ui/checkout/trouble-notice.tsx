import { LinkButton } from '#client/ui/button.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { signInPath } from './account-step.tsx';
import type { Trouble } from './use-place-order.ts';

interface TroubleNoticeProps {
  readonly trouble: Trouble;
  readonly products: string;
}

/** Why the order did not go through; draws nothing when nothing is wrong. */
export const TroubleNotice = ({ trouble, products }: TroubleNoticeProps) =>
  trouble.signedOut ? (
    <Notice
      tone="caution"
      title="You have been signed out"
      actions={<LinkButton href={signInPath(products, false)}>Sign in again</LinkButton>}
    >
      Nothing was charged. What you typed is kept; only the card has to be entered again.
    </Notice>
  ) : (
    <FormErrorSummary
      problems={trouble.problems}
      message={trouble.message}
      title={trouble.declined ? 'Your card was not accepted' : undefined}
      focus="field"
    />
  );
