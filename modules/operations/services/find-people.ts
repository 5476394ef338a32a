import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import { type PersonSearch, peopleDirectoryPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { connectionOf, readPage } from '#server/graphql/connection.ts';
import type { Scope } from '#server/scope.ts';
import { peopleSearch, type TypedPerson, typedPerson } from '../domain/people-search.ts';
import { type PersonView, personView } from './person-view.ts';

const PAGE_SIZE = 25;

interface PeoplePage {
  readonly people: readonly PersonView[];
  readonly next: string | null;
}

/** An order's number becomes the id of who placed it; null when there is no such order. */
const searchFor = async (scope: Scope, wanted: TypedPerson): Promise<PersonSearch | null> => {
  if (wanted.by !== 'order') return wanted;
  const id = await scope.use(billingPort).patientOfOrder(wanted.number);
  return id === null ? null : { by: 'id', id };
};

/**
 * The patients with a name that begins so, or with exactly this email address, phone number, order number or id; newest
 * accounts first. The text is neither stored nor logged: the audit log says how they were searched and who was shown.
 * BAD_USER_INPUT names `text` or `after`.
 */
export const findPeople = async (
  scope: Scope,
  actor: Actor,
  { text, after }: { readonly text: string; readonly after: string | null },
): Promise<Result<PeoplePage>> => {
  const read = readInput(peopleSearch, { text });
  if (!read.ok) return read;
  const page = readPage({ first: PAGE_SIZE, after });
  if (!page.ok) return page;
  const typed = typedPerson(read.value.text);
  const wanted = await searchFor(scope, typed);
  const found =
    wanted === null
      ? []
      : await scope
          .use(peopleDirectoryPort)
          .search(wanted, { after: page.value.after, limit: PAGE_SIZE + 1 });
  const { edges, pageInfo } = connectionOf(found, page.value);
  const personIds = edges.map(({ node }) => node.id);
  const [only] = personIds;
  await recordAudit(scope, {
    actor,
    action: 'people.searched',
    subject: 'desk',
    subjectId: 'people',
    detail: { by: typed.by, personIds, ...(personIds.length === 1 && { patientId: only }) },
  });
  return ok({
    people: edges.map(({ node }) => personView(node)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  });
};
