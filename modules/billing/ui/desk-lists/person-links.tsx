import { listHref } from '#client/routing/list-href.ts';
import { useUser } from '#client/session/user-context.tsx';
import type { StaffPermission } from '#config/staff-permissions.ts';
import styles from './desk-lists.module.css';

export interface PersonLinksProps {
  readonly personId: string;
  /** Partial; null while unknown. */
  readonly personName: string | null;
  /** The list beside this one. */
  readonly other: 'subscriptions' | 'invoices';
}

const others: Readonly<
  Record<PersonLinksProps['other'], { readonly label: string; readonly may: StaffPermission }>
> = {
  subscriptions: { label: 'Subscriptions', may: 'subscriptions' },
  invoices: { label: 'Invoices', may: 'money' },
};

/** Part of a person's name, and links to them and to what else there is of them, as far as the reader's role may open it. */
export const PersonLinks = ({ personId, personName, other }: PersonLinksProps) => {
  const { user } = useUser();
  const name = personName ?? 'Name not known';
  const { label, may } = others[other];
  const mayOpen = (permission: StaffPermission): boolean => user?.permissions?.includes(permission) === true;
  return (
    <span className={styles.links}>
      {mayOpen('find_patients') ? <a href={listHref('/desk/people', { person: personId })}>{name}</a> : name}
      {mayOpen(may) ? (
        <a className={styles.fine} href={listHref(`/desk/${other}`, { person: personId })}>
          {label}
          <span className="visually-hidden"> of {name}</span>
        </a>
      ) : null}
    </span>
  );
};
