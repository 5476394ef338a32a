import { Badge, type BadgeProps } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import type { DeskTokenRowFragment } from './desk-token-row.generated.ts';
import styles from './tokens.module.css';

interface TokenTableProps {
  readonly tokens: readonly DeskTokenRowFragment[];
  readonly onRevoke: (token: DeskTokenRowFragment) => void;
}

const states: Readonly<Record<string, { tone: NonNullable<BadgeProps['tone']>; label: string }>> = {
  active: { tone: 'done', label: 'Active' },
  expired: { tone: 'neutral', label: 'Expired' },
  revoked: { tone: 'danger', label: 'Revoked' },
};

const State = ({ token }: { readonly token: DeskTokenRowFragment }) => {
  const { tone, label } = states[token.state] ?? { tone: 'neutral', label: token.state };
  return (
    <Cluster gap={2}>
      <Badge tone={tone}>{label}</Badge>
      {token.state === 'active' ? (
        <span>
          until <DateText date={token.expiresAt} />
        </span>
      ) : null}
    </Cluster>
  );
};

const Name = ({ token }: { readonly token: DeskTokenRowFragment }) => (
  <Stack gap={1}>
    <span>{token.name}</span>
    <span className={styles.start}>{token.shownStart}…</span>
  </Stack>
);

/** Tokens that work, and those that ended lately. */
export const TokenTable = ({ tokens, onRevoke }: TokenTableProps) => (
  <DataTable
    caption="Tokens"
    rows={tokens}
    rowKey={({ id }) => id}
    empty={
      <EmptyState title="No tokens">
        A token is made for one program and has a name, so that the audit log can tell programs apart.
      </EmptyState>
    }
    columns={[
      { key: 'name', title: 'Program', cell: (token) => <Name token={token} /> },
      {
        key: 'kind',
        title: 'Made by',
        cell: ({ kind, makerEmail, isOwn }) =>
          `${makerEmail}${isOwn ? ' (you)' : ''}, ${kind === 'service' ? 'for a service' : 'for themselves'}`,
      },
      { key: 'scopes', title: 'Scopes', cell: ({ scopes }) => scopes.join(', ') },
      { key: 'state', title: 'State', cell: (token) => <State token={token} /> },
      {
        key: 'used',
        title: 'Last used',
        cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'),
      },
      {
        key: 'change',
        title: 'Change',
        cell: (token) =>
          token.state === 'active' ? (
            <Button
              variant="secondary"
              aria-label={`Revoke: ${token.name}, ${token.shownStart}`}
              onClick={() => onRevoke(token)}
            >
              Revoke
            </Button>
          ) : null,
      },
    ]}
  />
);
