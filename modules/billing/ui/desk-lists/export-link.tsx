import { useUser } from '#client/session/user-context.tsx';
import { LinkButton } from '#client/ui/button.tsx';

export interface ExportLinkProps {
  /** Address of the file. */
  readonly href: string;
  readonly label: string;
}

/** Leads to a list as a file, for those who may have it. */
export const ExportLink = ({ href, label }: ExportLinkProps) => {
  const { user } = useUser();
  if (!user?.permissions?.includes('exports')) return null;
  return (
    <div>
      <LinkButton size="small" variant="quiet" href={href}>
        {label}
      </LinkButton>
    </div>
  );
};
