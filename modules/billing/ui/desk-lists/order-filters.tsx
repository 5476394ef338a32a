import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { orderStateNames } from '../../domain/desk/order-search.ts';
import styles from './desk-lists.module.css';
import { ALL_ORDERS_PATH, type OrderFilter } from './order-filter.ts';
import { StateField } from './state-field.tsx';

/** Filters by number, state and the day in Eastern time. A plain form: the page's address says what is shown. */
export const OrderFilters = ({ filter }: { readonly filter: OrderFilter }) => (
  <search>
    <form method="get" action={ALL_ORDERS_PATH} className={styles.filters}>
      {filter.personId === null ? null : <input type="hidden" name="person" value={filter.personId} />}
      <TextField
        name="number"
        label="Order number"
        optional
        autoCapitalize="characters"
        maxLength={30}
        spellCheck={false}
        defaultValue={filter.number ?? ''}
      />
      <StateField names={orderStateNames} state={filter.state} />
      <DateField name="from" label="Placed from" optional defaultValue={filter.from ?? ''} />
      <DateField name="to" label="Placed until" optional defaultValue={filter.to ?? ''} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  </search>
);
