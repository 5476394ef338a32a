import { type Column, DataTable } from '#client/ui/data-table.tsx';
import type { DeskCataloguePageQuery } from '../../pages/desk-catalogue.generated.ts';

type ProductSet = DeskCataloguePageQuery['deskCatalogue']['sets'][number];

const contents = ({ options }: ProductSet): string =>
  options.length === 0 ? 'Chosen by the clinician' : options.map((names) => names.join(' + ')).join(', or ');

const columns: readonly Column<ProductSet>[] = [
  { key: 'name', title: 'Name', cell: (set) => set.name },
  { key: 'id', title: 'Identifier', cell: (set) => <code>{set.id}</code> },
  { key: 'contents', title: 'Holds', cell: contents },
];

/** Plans or bundles with their products, which determine prices and conflicts. */
export const ProductSets = ({
  title,
  sets,
}: {
  readonly title: string;
  readonly sets: readonly ProductSet[];
}) => <DataTable caption={title} columns={columns} rows={sets} rowKey={(set) => set.id} />;
