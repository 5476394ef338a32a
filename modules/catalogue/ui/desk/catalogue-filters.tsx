import { Cluster } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './catalogue-filters.module.css';
import { type ListingFilter, type Show, shows } from './filter-listings.ts';
import { serviceLineOptions } from './listing-labels.ts';

const showOptions = Object.entries(shows).map(([value, label]) => ({ value, label }));
const isShow = (text: string): text is Show => Object.hasOwn(shows, text);

export interface CatalogueFiltersProps {
  readonly filter: ListingFilter;
  readonly onChange: (filter: ListingFilter) => void;
}

/** Search text and two lists; the table updates while the operator types. */
export const CatalogueFilters = ({ filter, onChange }: CatalogueFiltersProps) => (
  <search>
    <Cluster gap={4}>
      <div className={styles.search}>
        <TextField
          type="search"
          name="search"
          label="Search"
          placeholder="Name, drug class or product id"
          autoComplete="off"
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          name="serviceLine"
          label="Service line"
          placeholder="Every service line"
          options={serviceLineOptions}
          value={filter.serviceLine}
          onChange={(serviceLine) => onChange({ ...filter, serviceLine })}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          name="show"
          label="Show"
          options={showOptions}
          value={filter.show}
          onChange={(show) => onChange({ ...filter, show: isShow(show) ? show : 'all' })}
        />
      </div>
    </Cluster>
  </search>
);
