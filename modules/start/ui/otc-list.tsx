import { useLink } from '#client/layout/links.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ProductRow } from '#client/ui/product-row.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import styles from './otc-list.module.css';

export interface CatalogueItem {
  readonly drugType: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly serviceLine: string | null;
  readonly isRx: boolean;
}

/** Enough to show that there are alternatives; the shop has the rest. */
const SHOWN = 3;

/** Procedures are sold as in-person services, which cannot be used at home. */
const isProcedure = ({ drugType }: CatalogueItem): boolean =>
  drugType.endsWith('_procedure') || drugType.endsWith('_treatment');

/** Hair products without prescription that no rule excluded. */
export const stillPossible = (
  catalogue: readonly CatalogueItem[],
  removed: readonly string[],
): readonly CatalogueItem[] =>
  catalogue.filter(
    (item) =>
      !item.isRx &&
      item.title !== null &&
      item.drugType !== 'climax_delay_spray' &&
      !isProcedure(item) &&
      !removed.includes(item.drugType),
  );

/** What helps with climaxing too soon without prescription, unless a rule excluded it. */
export const spraysLeft = (
  catalogue: readonly CatalogueItem[],
  removed: readonly string[],
): readonly CatalogueItem[] =>
  catalogue.filter(({ drugType }) => drugType === 'climax_delay_spray' && !removed.includes(drugType));

/** Products that can be used without a prescription. */
export const OtcList = ({ items }: { readonly items: readonly CatalogueItem[] }) => {
  const link = useLink();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="otc">
      <Stack gap={4}>
        <h2 id="otc">Without a prescription</h2>
        <Stack as="ul" gap={4}>
          {items.slice(0, SHOWN).map((item) => (
            <ProductRow key={item.drugType} drugType={item.drugType}>
              <p className={styles.name}>{item.title}</p>
              {item.description ? <p className={styles.text}>{item.description}</p> : null}
            </ProductRow>
          ))}
        </Stack>
        <p>
          <a href={link(specialtyEntryPages.products)}>
            See all products without a prescription, with prices
          </a>
        </p>
      </Stack>
    </section>
  );
};
