import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { AccountPageQuery } from '../pages/account.generated.ts';

type Warning = NonNullable<AccountPageQuery['currentUser']>['billing']['cardWarning'];

/** The card of coming charges expires soon, or did. */
export const CardWarning = ({ warning }: { readonly warning: Warning }) => {
  const link = useLink();
  return warning ? (
    <Notice
      tone="caution"
      title={warning.title}
      live={false}
      actions={
        <LinkButton size="small" variant="secondary" href={link(warning.href)}>
          {warning.label}
        </LinkButton>
      }
    >
      {warning.detail}
    </Notice>
  ) : null;
};
