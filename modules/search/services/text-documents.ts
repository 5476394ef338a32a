import { drugFactsTextsPort } from '#modules/catalogue/index.ts';
import { publishedTextsPort } from '#modules/content/index.ts';
import type { Scope } from '#server/scope.ts';
import { otherNamesIn } from '../domain/other-names-in.ts';
import { documentOf, type SearchDocument } from '../domain/search-document.ts';

/** Articles, conditions, drug facts, and questions with their answers. They change with the release only. */
export const textDocuments = (scope: Scope): readonly SearchDocument[] => {
  const facts = scope.use(drugFactsTextsPort).map((text) => ({ ...text, kind: 'article' as const }));
  return [...scope.use(publishedTextsPort), ...facts].map((text, position) =>
    documentOf(text, position, otherNamesIn),
  );
};
