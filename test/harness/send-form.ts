import { browserFlagValues } from '#config/flag-catalogue.ts';
import type { PageForm } from '#server/forms/page-form.ts';
import { runDocuments } from '#server/forms/run-document.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { Executor } from '#server/graphql/executor.ts';

type Ask = (
  source: string,
  variables: Record<string, unknown>,
) => Promise<{ readonly data?: unknown; readonly errors?: readonly object[] }>;

const nobody: Ask = async () => ({ data: {} });

/** Sends a form as a browser without scripts; `ask` runs its documents for the viewer. */
export const sendForm = (
  form: PageForm,
  sent: Readonly<Record<string, string | readonly string[]>>,
  ask: Ask = nobody,
  path = form.pages[0] ?? '',
) => {
  const fields = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );
  const executor = {
    run: ({ source, variables }: Parameters<Executor['run']>[0]) => ask(source, variables),
  } as unknown as Executor;
  const run = runDocuments(executor, {} as RequestContext);
  return form.send({
    fields,
    path,
    input: { params: {}, search: {} },
    flags: browserFlagValues({}),
    run,
  });
};
