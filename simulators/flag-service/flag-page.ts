import type { FlagValue } from '#config/flag-catalogue.ts';
import { type Html, html } from '../identity-provider/pages/html.ts';
import { servicePage } from '../service-page.ts';
import type { ReportedEvent } from './reported-events.ts';

/** A flag as the simulated service has it. */
export interface ShownFlag {
  readonly name: string;
  readonly value: FlagValue;
  /** Whether it was changed on the page. */
  readonly isChanged: boolean;
}

const changeForm = (path: string, { name, value }: ShownFlag): Html => {
  const hidden = html`<input type="hidden" name="name" value="${name}">`;
  const form =
    typeof value === 'boolean'
      ? html`<input type="hidden" name="value" value="${String(!value)}"><button>Turn ${value ? 'off' : 'on'}</button>`
      : html`<label>New value <input name="value" value="${String(value)}" size="8" required></label> <button>Change</button>`;
  return html`<form method="post" action="${path}">${hidden}${form}</form>`;
};

const resetForm = (path: string, name: string): Html =>
  html` <form method="post" action="${path}"><input type="hidden" name="name" value="${name}"><input type="hidden" name="value" value=""><button>Reset</button></form>`;

const flagItem =
  (path: string) =>
  (flag: ShownFlag): Html =>
    html`<li><p><strong>${flag.name}</strong>: ${String(flag.value)}${flag.isChanged ? html` <small>changed here</small>` : null}</p>
<p>${changeForm(path, flag)}${flag.isChanged ? resetForm(path, flag.name) : null}</p></li>`;

const eventItem = ({ kind, key, value, metricValue, context }: ReportedEvent): Html =>
  html`<li><p>${kind}${key === undefined ? null : html` <strong>${key}</strong>`}${value === undefined ? null : html`: ${String(value)}`}${metricValue === undefined ? null : html`: ${String(metricValue)}`}</p>
<p><small>${context ? JSON.stringify(context) : ''}</small></p></li>`;

/** The flags of the simulated service, which a person changes, and what was reported to it. `path`: of the page. */
export const flagPage = (
  path: string,
  flags: readonly ShownFlag[],
  events: readonly ReportedEvent[],
): string =>
  servicePage({
    title: 'Feature flags',
    about: html`What LaunchDarkly would show. A change here reaches the product at once, for everyone, until the demo ends; the values at the start are those of the file <code>FLAGS_FILE</code> names.`,
    content: html`<ul>${flags.map(flagItem(path))}</ul>
<h2>Who saw what</h2>
${events.length === 0 ? html`<p>Nothing has been reported yet.</p>` : html`<ul>${events.map(eventItem)}</ul>`}`,
  });
