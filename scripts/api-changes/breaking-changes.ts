import {
  BreakingChangeType,
  buildSchema,
  type DirectiveNode,
  findSchemaChanges,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';

/** How a deprecation's reason ends: the last day on which a program may rely on the field. */
const LAST_DAY = /[Rr]emoved after (\d{4}-\d{2}-\d{2})\.$/;

/** The day in a deprecation's reason, after which the field may be removed; null when it names none. */
const lastDayIn = (reason: string): string | null => LAST_DAY.exec(reason)?.[1] ?? null;

const reasonOf = (directives: readonly DirectiveNode[] | undefined): string | null => {
  const marked = directives?.find(({ name }) => name.value === 'deprecated');
  if (!marked) return null;
  const [reason] = marked.arguments ?? [];
  return reason?.value.kind === Kind.STRING ? reason.value.value : '';
};

/** Names of deprecated fields, arguments and values whose reason does not say until when they remain. */
export const undatedDeprecations = (sdl: string): readonly string[] => {
  const found: string[] = [];
  visit(parse(sdl), {
    enter: (node) => {
      if (!('directives' in node) || !('name' in node) || !node.name) return;
      const reason = reasonOf(node.directives);
      if (reason !== null && lastDayIn(reason) === null) found.push(node.name.value);
    },
  });
  return found;
};

/** The released schema without what may be gone on `today`, YYYY-MM-DD. */
const stillPromised = (sdl: string, today: string): string =>
  print(
    visit(parse(sdl), {
      enter: (node) => {
        if (!('directives' in node)) return undefined;
        const lastDay = lastDayIn(reasonOf(node.directives) ?? '');
        return lastDay !== null && lastDay < today ? null : undefined;
      },
    }),
  );

const breaking: ReadonlySet<string> = new Set(Object.values(BreakingChangeType));

/**
 * What in `present` would break a program written for `released`, one sentence each; deprecated parts may be missing once
 * their day has passed. A removed type is not listed: what led to it is. `today` is YYYY-MM-DD.
 */
export const breakingChanges = (released: string, present: string, today: string): readonly string[] =>
  findSchemaChanges(buildSchema(stillPromised(released, today)), buildSchema(present))
    .filter(({ type }) => breaking.has(type) && type !== BreakingChangeType.TYPE_REMOVED)
    .map(({ description }) => description);
