import { Accordion } from '#client/ui/accordion.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { Part, Shown } from './part.tsx';

interface Row {
  readonly name: string;
  readonly often: string;
  readonly price: number;
}

const rows: readonly Row[] = [
  { name: 'Finasteride 1 mg tablets', often: 'every 3 months', price: 5400 },
  { name: 'A product with a name so long that it has to be broken somewhere', often: 'once', price: 125_000 },
];
const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Product', cell: (row) => row.name },
  { key: 'often', title: 'Comes', cell: (row) => row.often },
  { key: 'price', title: 'Price', numeric: true, cell: (row) => <Money cents={row.price} /> },
];

/** Figures, dates, steps and collapsible parts. */
export const DataPart = () => (
  <Part title="Facts, figures and progress">
    <Shown name="DataTable">
      <DataTable caption="Example" columns={columns} rows={rows} rowKey={(row) => row.name} />
    </Shown>
    <Shown name="DataTable, empty">
      <DataTable
        caption="Example"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.name}
        empty={
          <EmptyState level={3} title="Nothing fits">
            Take something out of the search.
          </EmptyState>
        }
      />
    </Shown>
    <Grid columns={2} gap={6}>
      <Shown name="PriceSummary">
        <PriceSummary
          sections={[
            {
              title: 'Today',
              total: 0,
              note: 'Nothing is charged before a clinician approves it.',
            },
            {
              title: 'When it is approved',
              total: 5400,
              rows: [
                { label: 'Finasteride', detail: '90 tablets every 3 months', amount: 5400, was: 6000 },
                { label: 'Shipping', amount: 'Free' },
              ],
            },
          ]}
          footnote="Renews every 3 months until you cancel."
        />
      </Shown>
      <Shown name="Timeline: done, current, next, stopped">
        <Timeline
          label="Example of an order"
          steps={[
            { title: 'Ordered', state: 'done', date: '2027-03-12' },
            { title: 'With your clinician', state: 'current', when: 'Usually within 24 hours' },
            { title: 'Shipped', state: 'next' },
            { title: 'Canceled', state: 'stopped', detail: 'You canceled this part.' },
          ]}
        />
      </Shown>
    </Grid>
    <Shown name="Progress: at the start, at the end, at the edge of a header">
      <Stack gap={3}>
        <Progress value={1} max={6} label="Step 1 of 6" />
        <Progress value={6} max={6} label="Step 6 of 6" />
        <Progress value={3} max={6} label="Step 3 of 6" edge />
      </Stack>
    </Shown>
    <Shown name="Money and DateText">
      <Cluster gap={4}>
        <Money cents={5400} />
        <Money cents={6000} was />
        <DateText date="2027-03-12" />
      </Cluster>
    </Shown>
    <Shown name="Accordion, the first open">
      <Accordion
        group="design"
        items={[
          { id: 'design-1', title: 'When will I see a change?', content: 'Not before month 3.', open: true },
          { id: 'design-2', title: 'What if I stop?', content: 'What was gained is lost within 12 months.' },
        ]}
      />
    </Shown>
  </Part>
);
