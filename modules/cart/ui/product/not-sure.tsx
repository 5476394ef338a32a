import { useLink } from '#client/layout/links.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { shopEntries } from '#config/shop-entries.ts';

/** A link for visitors who do not know whether this is the right drug: to the first questions about their condition (S2.37). */
export const NotSure = ({ serviceLine }: { readonly serviceLine: string }) => {
  const link = useLink();
  return (
    <p>
      Not sure that this is the right one?{' '}
      <a href={link(serviceLine === 'hair_loss_care' ? hairLossEntry : shopEntries.sexualHealth)}>
        Answer a few questions first
      </a>
    </p>
  );
};
