import { lazy, Suspense, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type CreatedToken, CreatedTokenNotice } from '../ui/tokens/created-token-notice.tsx';
import type { DeskTokenRowFragment } from '../ui/tokens/desk-token-row.generated.ts';
import { TokenTable } from '../ui/tokens/token-table.tsx';
import { DeskTokensPageDocument } from './tokens.generated.ts';

export const data = pageData(DeskTokensPageDocument, () => ({}));

const CreateTokenDialog = lazy(async () => ({
  default: (await import('../ui/tokens/create-token-dialog.tsx')).CreateTokenDialog,
}));
const RevokeTokenDialog = lazy(async () => ({
  default: (await import('../ui/tokens/revoke-token-dialog.tsx')).RevokeTokenDialog,
}));

type Opened = 'create' | { readonly revoke: DeskTokenRowFragment } | null;

/** Tokens with which programs use the API: making one, which is shown once, and revoking it. */
export const Page = () => {
  const { deskTokens } = usePageData(data);
  const [opened, setOpened] = useState<Opened>(null);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const open = (next: Opened): void => {
    setDone(null);
    setOpened(next);
  };
  const close = (): void => setOpened(null);
  const create = (token: CreatedToken): void => {
    setCreated(token);
    close();
    void refreshPage();
  };
  const revoke = (text: string): void => {
    setDone(text);
    close();
    void refreshPage();
  };
  return (
    <AdminLayout links={adminLinks} current="/desk/tokens" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Tokens"
          lead="A program with a token uses the API without signing in. It can do what the token’s scopes allow, and never more than you may. Every use is recorded in the audit log with the token’s name and yours."
        />
        <div>
          <Button onClick={() => open('create')}>Make a token</Button>
        </div>
        {created ? <CreatedTokenNotice key={created.secret} token={created} /> : null}
        {done ? <Notice tone="success">{done}</Notice> : null}
        <TokenTable tokens={deskTokens.tokens} onRevoke={(token) => open({ revoke: token })} />
        <Suspense>
          {opened === 'create' ? (
            <CreateTokenDialog
              scopes={deskTokens.scopes}
              mayMakeForService={deskTokens.mayMakeForService}
              onDone={create}
              onClose={close}
            />
          ) : null}
          {opened !== null && opened !== 'create' ? (
            <RevokeTokenDialog token={opened.revoke} onDone={revoke} onClose={close} />
          ) : null}
        </Suspense>
      </Stack>
    </AdminLayout>
  );
};
