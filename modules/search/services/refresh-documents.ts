import { productPagesPort } from '#modules/cart/index.ts';
import type { Scope } from '#server/scope.ts';
import { searchDocumentRepository } from '../repositories/search-documents.ts';
import { productDocuments } from './product-documents.ts';
import { textDocuments } from './text-documents.ts';

/** Makes the documents those of this release and of the catalog. Repeating it changes nothing. */
export const refreshAll = (scope: Scope): Promise<void> =>
  scope.transaction(async (tx) => {
    const repository = searchDocumentRepository(tx.db);
    await repository.lock();
    const documents = [...(await productDocuments(tx)), ...textDocuments(tx)];
    await repository.write(documents);
    await repository.removeAllBut(documents.map(({ path }) => path));
  });

/**
 * After a change of the catalog. It leaves alone what this release does not know: during a rolling restart another one has
 * written that.
 */
export const refreshProducts = (scope: Scope): Promise<void> =>
  scope.transaction(async (tx) => {
    const repository = searchDocumentRepository(tx.db);
    await repository.lock();
    const documents = await productDocuments(tx);
    const written = new Set(documents.map(({ path }) => path));
    const others = tx.use(productPagesPort).filter(({ path }) => !written.has(path));
    await repository.write(documents);
    await repository.remove(
      'product',
      others.map(({ path }) => path),
    );
  });
