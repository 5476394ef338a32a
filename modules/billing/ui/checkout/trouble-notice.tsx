import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { Trouble } from './use-place-order.ts';

interface TroubleNoticeProps {
  readonly trouble: Trouble;
  /** The address to return to after sign-in. */
  readonly here: string;
}

/** Why the order failed; renders nothing without a problem. */
export const TroubleNotice = ({ trouble, here }: TroubleNoticeProps) => {
  const loginAddress = useLoginAddress();
  return trouble.signedOut ? (
    <Notice
      tone="caution"
      title="You have been signed out"
      actions={<LinkButton href={loginAddress(here)}>Sign in again</LinkButton>}
    >
      Nothing was charged. What you typed is saved. You only need to enter the card again.
    </Notice>
  ) : (
    <FormErrorSummary
      problems={trouble.problems}
      message={trouble.message}
      title={trouble.declined ? 'Your card was not accepted' : undefined}
      focus="field"
    />
  );
};
