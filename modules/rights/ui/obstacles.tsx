import { useLink } from '#client/layout/links.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { AccountDeletionContentFragment } from './account-deletion.generated.ts';

/** What is under way in the account, each with a link to the page that shows it. */
export const Obstacles = ({ of }: { readonly of: AccountDeletionContentFragment['obstacles'] }) => {
  const link = useLink();
  return (
    <Stack as="ul" gap={2}>
      {of.map(({ text, href }) => (
        <li key={text}>
          {text} <a href={link(href)}>See it</a>
        </li>
      ))}
    </Stack>
  );
};
