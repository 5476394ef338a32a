import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import { html, trustedHtml } from '../identity-provider/pages/html.ts';
import { remoteOrder } from './packages.ts';
import { actionsFor, pharmacistActions } from './pharmacist-actions.ts';
import type { StoredPharmacyOrder } from './repositories/pharmacy-orders.ts';

const STYLE = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
ul{padding:0;list-style:none}li.order{padding:.75rem 0;border-top:1px solid GrayText}p{margin:.2rem 0}small{color:GrayText}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.5rem 0 0}button,input{font:inherit;min-height:2.75rem;padding:.25rem .75rem;border-radius:.4rem}
input{flex:1 1 14rem;border:1px solid GrayText}`;

const statusText = (status: string): string => status.replaceAll('_', ' ');

const item = (order: StoredPharmacyOrder, now: Date) => {
  const remote = remoteOrder(order, now);
  const actions = actionsFor(order, now);
  const reasonId = `reason-${order.orderId}`;
  return html`<li class="order"><p><strong>${order.recipient}</strong>, ${order.state}: ${statusText(remote.status)}</p>
<p><small>Received ${formatMoment(order.receivedAt)}, ${order.shippingMethod} shipping</small></p>
<p>${order.names.join(', ')}</p>
${remote.parcels.map(({ trackingNumber, status }) => html`<p><small>Package ${trackingNumber ?? ''}: ${status}</small></p>`)}
${
  actions.length === 0
    ? null
    : html`<form method="post" action="/pharmacy"><input type="hidden" name="order" value="${order.orderId}">
${actions.map((action) => html`<button name="action" value="${action}">${pharmacistActions[action]}</button>`)}
${
  actions.includes('reject')
    ? html`<label for="${reasonId}">Reason to reject</label> <input id="${reasonId}" name="reason" maxlength="200" value="The directions need a correction.">`
    : null
}</form>`
}</li>`;
};

/** The orders at the simulated pharmacy, with what its pharmacist can do. `isClosed`: it answers nobody. */
export const pharmacistPage = (
  orders: readonly StoredPharmacyOrder[],
  { now, isClosed }: { readonly now: Date; readonly isClosed: boolean },
): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pharmacy | ${brand.name}</title><style>${trustedHtml(STYLE)}</style></head>
<body>
<h1>Pharmacy</h1>
<p>You are the pharmacist. This is a demo: nothing leaves this machine. Each action is reported to ${brand.name} at once. Newest first. Without an action an order ships after a day of the <a href="/desk/clock">demo clock</a>, and arrives on the fifth.</p>
<form method="post" action="/pharmacy">${
    isClosed
      ? html`<p>The pharmacy is closed: it answers no request.</p> <button name="action" value="open">Open it</button>`
      : html`<button name="action" value="close">Close the pharmacy, so that it answers no request</button>`
  }</form>
${orders.length === 0 ? html`<p>No order has arrived yet.</p>` : html`<ul>${orders.map((order) => item(order, now))}</ul>`}
</body>
</html>`.markup;
