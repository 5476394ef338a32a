import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { connectionOf, readPage } from '#server/graphql/connection.ts';
import type { Scope } from '#server/scope.ts';
import { emailSearch } from '../domain/email-search.ts';
import { deskMailRepository } from '../repositories/desk-mails.ts';
import { type EmailView, emailView } from './email-view.ts';

const PAGE_SIZE = 50;

/** What an operator searches for, as it was typed, and where the page begins. */
export interface EmailWish {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly after: string | null;
}

/** Emails, newest first. */
interface EmailsPage {
  readonly emails: readonly EmailView[];
  readonly next: string | null;
}

/**
 * A page of the outbox. BAD_USER_INPUT names `filter.address`, `filter.state`, `filter.kind` or `after`. Reading it is
 * audited with the people whose emails were shown; a search for an address is audited as one about its owner.
 */
export const listEmails = async (
  scope: Scope,
  actor: Actor,
  { filter, after }: EmailWish,
): Promise<Result<EmailsPage>> => {
  const search = readInput(emailSearch, filter, 'filter');
  if (!search.ok) return search;
  const page = readPage({ first: PAGE_SIZE, after });
  if (!page.ok) return page;
  const wanted = search.value;
  const found = await deskMailRepository(scope.db, scope.clock.now()).list({
    ...wanted,
    after: page.value.after,
    limit: PAGE_SIZE + 1,
  });
  const { edges, pageInfo } = connectionOf(found, page.value);
  const personIds = [...new Set(edges.flatMap(({ node }) => node.userId ?? []))];
  const [onlyPerson] = personIds;
  await recordAudit(scope, {
    actor,
    action: 'mail.read',
    subject: 'desk',
    subjectId: 'emails',
    detail: {
      personIds,
      ...(wanted.address !== null && { byAddress: true }),
      ...(wanted.address !== null && personIds.length === 1 && { patientId: onlyPerson }),
      ...(wanted.state !== null && { state: wanted.state }),
      ...(wanted.kind !== null && { kind: wanted.kind }),
    },
  });
  return ok({
    emails: edges.map(({ node }) => emailView(node)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  });
};
