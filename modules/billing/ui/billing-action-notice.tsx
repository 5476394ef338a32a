import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { BillingActionContentFragment } from './billing-action-content.generated.ts';

/** What the patient should do about a payment; nothing when there is nothing to do. */
export const BillingActionNotice = ({ action }: { readonly action: BillingActionContentFragment | null }) => {
  const link = useLink();
  return action ? (
    <Notice
      tone="caution"
      title={action.title}
      live={false}
      actions={
        <LinkButton size="small" href={link(action.href)}>
          {action.label}
        </LinkButton>
      }
    >
      {action.detail}
    </Notice>
  ) : null;
};
