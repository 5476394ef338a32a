import { useLink } from '#client/layout/links.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Says on the patient's first pages that the account is going to be deleted, and where to keep it. */
export const DeletionBanner = ({ at }: { readonly at: string | null | undefined }) => {
  const link = useLink();
  return at ? (
    <Notice tone="caution" live={false} title="Your account is going to be deleted">
      This happens on <Moment at={at} />.{' '}
      <a href={link('/account/data/delete')}>See it, or keep your account</a>
    </Notice>
  ) : null;
};
