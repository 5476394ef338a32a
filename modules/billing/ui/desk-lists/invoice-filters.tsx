import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { invoiceGroups } from '../../domain/desk/invoice-search.ts';
import styles from './desk-lists.module.css';
import type { InvoiceFilter } from './invoice-filter.ts';

const groups = Object.entries(invoiceGroups).map(([value, { label }]) => ({ value, label }));

/** Filters by state and by the day in Eastern time. A plain form: the page's address says what is shown. */
export const InvoiceFilters = ({ filter }: { readonly filter: InvoiceFilter }) => (
  <search>
    <form method="get" action="/desk/invoices" className={styles.filters}>
      {filter.personId === null ? null : <input type="hidden" name="person" value={filter.personId} />}
      <SelectField
        name="group"
        label="State"
        placeholder="Every state"
        options={groups}
        defaultValue={filter.group ?? ''}
      />
      <DateField name="from" label="Made from" optional defaultValue={filter.from ?? ''} />
      <DateField name="to" label="Made until" optional defaultValue={filter.to ?? ''} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  </search>
);
