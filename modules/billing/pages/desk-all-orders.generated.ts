// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskOrderRowFragment } from '#modules/billing/ui/desk-lists/desk-order-row.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskAllOrdersPageQueryVariables = { filter?: Schema.DeskOrderFilter | null | undefined; after?: string | null | undefined };

export type DeskAllOrdersPageQuery = { readonly deskOrders: { readonly next: string | null, readonly orders: ReadonlyArray<DeskOrderRowFragment> } };

export const DeskAllOrdersPageDocument = /* @__PURE__ */ typedDocument<DeskAllOrdersPageQuery, DeskAllOrdersPageQueryVariables>(
  'DeskAllOrdersPage',
  'query DeskAllOrdersPage($filter:DeskOrderFilter$after:String){deskOrders(filter:$filter after:$after){orders{...DeskOrderRow}next}}fragment DeskOrderRow on DeskOrder{id number kindLabel personId personName state stateLabel stateSince total parcels{trackingNumber statusLabel shippedAt deliveredAt}hasIssue createdAt}',
);
