import type { StaffRole } from './staff-roles.ts';

/** Who may do what: the roles of staff with each permission. docs/staff-permissions.md shows it as a table. */
const holders = {
  cases: ['clinician', 'operator', 'admin'],
  decide_cases: ['clinician'],
  assign_cases: ['operator', 'admin'],
  view_catalog: ['clinician', 'pharmacy_contact', 'operator', 'admin'],
  change_catalog: ['operator', 'admin'],
  orders: ['care_agent', 'pharmacy_contact', 'operator', 'admin'],
  decide_orders: ['operator', 'admin'],
  requests: ['care_agent', 'operator', 'admin'],
  subscriptions: ['care_agent', 'operator', 'admin'],
  money: ['operator', 'admin'],
  exports: ['operator', 'admin'],
  marketing: ['operator', 'admin'],
  content: ['operator', 'admin'],
  find_patients: ['care_agent', 'operator', 'admin'],
  impersonate: ['operator', 'admin'],
  overview: ['operator', 'admin'],
  flags: ['operator', 'admin'],
  emails: ['operator', 'admin'],
  jobs: ['operator', 'admin'],
  audit_log: ['admin', 'operator'],
  manage_staff: ['operator', 'admin'],
  tokens: ['clinician', 'care_agent', 'operator', 'admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof holders;

/** What each permission allows, for the documentation. */
export const permissionTexts: Readonly<Record<StaffPermission, string>> = {
  cases: 'See cases, photos and clinical rules; write to patients; settle possible duplicates',
  decide_cases: 'Take and decide cases, change treatments, hold live calls',
  assign_cases: 'Give any case to a clinician, or back to the queue',
  view_catalog: 'See products and prices',
  change_catalog: 'Change products and prices',
  orders: 'See orders with a problem and deposits; report a problem',
  decide_orders: 'Decide about them: another package, or the money back',
  requests: 'Answer requests to customer service',
  subscriptions: 'See all orders and subscriptions, with partial names',
  money: 'See all invoices, with partial names, and the journal; work on billing tasks',
  exports: 'Export orders, subscriptions and invoices as files',
  marketing: 'Discounts, offers and invitations',
  content: 'Write, publish and end banners at the top of pages',
  find_patients: 'Find patients, with partial names',
  impersonate: 'Act in a patient’s place',
  overview: 'See how many orders, decisions and charges there are each day',
  flags: 'See feature flags and outage banners, and where their values come from',
  emails: 'See which emails went out, and send one again that failed',
  jobs: 'See background jobs, and try failed ones again',
  audit_log: 'Read the audit log',
  manage_staff: 'Invite staff, change roles, deactivate accounts; make tokens for services',
  tokens: 'Make tokens with which programs use the API, and revoke them',
};

export const isStaffPermission = (name: string): name is StaffPermission => Object.hasOwn(holders, name);

/** The roles of staff that have a permission. */
export const rolesThatMay = (permission: StaffPermission): readonly StaffRole[] => holders[permission];

/** What a role may do, for the browser, which does not have the table; nothing for patients. */
export const permissionsOf = (role: string): readonly StaffPermission[] =>
  Object.keys(holders).filter((name): name is StaffPermission => isStaffPermission(name) && may(role, name));

/** Whether somebody with this role has a permission. Patients have none. */
export const may = (role: string | undefined, permission: StaffPermission): boolean =>
  rolesThatMay(permission).some((one) => one === role);
