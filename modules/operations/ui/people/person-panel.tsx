import type { ReactNode } from 'react';
import { listHref } from '#client/routing/list-href.ts';
import { useUser } from '#client/session/user-context.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { DeskPersonContentFragment } from './desk-person-content.generated.ts';
import styles from './people.module.css';

type Person = DeskPersonContentFragment;

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** Links to what else there is of the person; those that the reader's role may not open are left out. */
const Links = ({ person }: { readonly person: Person }) => {
  const { user } = useUser();
  const { subscriptions, runningSubscriptions, invoices, failedInvoices, caseId } = person;
  const { id } = person.account;
  return (
    <>
      {subscriptions === null ? null : (
        <Fact name="Subscriptions">
          <a href={listHref('/desk/subscriptions', { person: id })}>
            {counted(subscriptions, 'subscription', 'subscriptions')}
          </a>
          {runningSubscriptions ? `, ${runningSubscriptions} not ended` : ''}
        </Fact>
      )}
      {invoices === null ? null : (
        <Fact name="Invoices">
          <a href={listHref('/desk/invoices', { person: id })}>{counted(invoices, 'invoice', 'invoices')}</a>
          {failedInvoices ? `, ${failedInvoices} failed` : ''}
        </Fact>
      )}
      {caseId === null ? null : (
        <Fact name="Chart">
          <a href={`/desk/cases/${caseId}`}>Open the newest visit</a>
        </Fact>
      )}
      {user?.permissions?.includes('impersonate') ? (
        <Fact name="Act for them">
          <a href={listHref('/desk/patients', { person: id })}>See the storefront as they see it</a>
        </Fact>
      ) : null}
    </>
  );
};

interface RecordsProps {
  readonly title: string;
  readonly records: Person['orders'];
  readonly none: string;
  /** Where they are worked on. */
  readonly where: { readonly href: string; readonly label: string };
}

const Records = ({ title, records, none, where }: RecordsProps) =>
  records === null ? null : (
    <section aria-label={title}>
      <Stack gap={3}>
        <h3>{title}</h3>
        <DataTable
          caption={`${title}, newest first`}
          rows={records}
          rowKey={({ number }) => number}
          columns={[
            { key: 'number', title: 'Number', cell: ({ number }) => number },
            { key: 'state', title: 'State', cell: ({ statusLabel }) => statusLabel },
            { key: 'made', title: 'Made', cell: ({ createdAt }) => <DateText date={createdAt} /> },
          ]}
          empty={<p>{none}</p>}
        />
        <p>
          <a href={where.href}>{where.label}</a>
        </p>
      </Stack>
    </section>
  );

/** One person: what the account says, and what there is of them. Nothing about health. */
export const PersonPanel = ({ person }: { readonly person: Person }) => (
  <section aria-labelledby="person">
    <Stack gap={5}>
      <h2 id="person">{person.account.name ?? 'Name not known'}</h2>
      <dl className={styles.facts}>
        <Fact name="Account">
          {person.account.accountStateLabel}, since <DateText date={person.account.createdAt} />
        </Fact>
        <Fact name="Email">{person.account.email ?? '–'}</Fact>
        <Fact name="Phone">{person.account.phone ?? '–'}</Fact>
        <Fact name="Lives in">{person.account.state ?? '–'}</Fact>
        <Links person={person} />
      </dl>
      <Records
        title="Orders"
        records={person.orders}
        none="This person has not ordered."
        where={{
          href: listHref('/desk/orders/all', { person: person.account.id }),
          label: 'Where these orders and their packages are',
        }}
      />
      <Records
        title="Requests to customer service"
        records={person.requests}
        none="This person has not written to customer service."
        where={{ href: '/desk/requests', label: 'Requests that wait' }}
      />
    </Stack>
  </section>
);
