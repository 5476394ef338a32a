import { useLink } from '#client/layout/links.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';

/** Leads whoever does not know whether this is the right drug to the page where their condition starts (S2.37). */
export const NotSure = ({ serviceLine }: { readonly serviceLine: string }) => {
  const link = useLink();
  const { hairLoss, sexualHealth } = specialtyEntryPages;
  return (
    <p>
      Not sure that this is the right one?{' '}
      <a href={link(serviceLine === 'hair_loss_care' ? hairLoss : sexualHealth)}>
        Answer a few questions first
      </a>
    </p>
  );
};
