import type { IconName } from '#client/ui/icon.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';

export interface NavigationItem {
  readonly label: string;
  /** Path from the root; resolved with `useLink()`. */
  readonly path: string;
}

export interface AppNavigationItem extends NavigationItem {
  readonly icon: IconName;
  /** Label in the phone's bottom bar, where space is limited. */
  readonly shortLabel?: string;
}

export const siteNavigation: readonly NavigationItem[] = [
  { label: 'Treatments', path: '/our-products' },
  { label: 'Hair loss', path: '/hair-loss' },
  { label: 'Sexual health', path: '/condition/ed' },
  { label: 'Learn', path: '/learn' },
  { label: 'Questions', path: '/faq' },
];

export const appNavigation: readonly AppNavigationItem[] = [
  { label: 'Dashboard', shortLabel: 'Home', path: '/dashboard', icon: 'home' },
  { label: 'Messages', path: '/messages', icon: 'message' },
  { label: 'Treatment', path: '/treatment-plan', icon: 'pill' },
  { label: 'Orders', path: '/order-history', icon: 'box' },
  { label: 'Shop', path: '/our-products', icon: 'cart' },
  { label: 'Account', path: '/account', icon: 'user' },
];

/** The group that also contains the button for the privacy choices. */
export const legalGroup = 'Legal and safety';

export const footerNavigation: readonly {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}[] = [
  {
    title: 'Treatment',
    items: [
      { label: 'Find your treatment', path: hairLossEntry },
      { label: 'All treatments', path: '/our-products' },
      { label: 'Hair loss', path: '/hair-loss' },
      { label: 'Erectile dysfunction', path: '/condition/ed' },
      { label: 'Premature ejaculation', path: '/condition/pe' },
    ],
  },
  {
    title: 'About',
    items: [
      { label: 'About us', path: '/about-us' },
      { label: 'Reviews', path: '/reviews' },
      { label: 'Articles', path: '/learn' },
      { label: 'Your account', path: '/account' },
    ],
  },
  {
    title: 'Help',
    items: [
      { label: 'Questions and answers', path: '/faq' },
      { label: 'Orders and shipping', path: '/faq/category/orders-and-shipping' },
      { label: 'Refund policy', path: '/faq/refund-and-return-policy' },
    ],
  },
  {
    title: legalGroup,
    items: [
      { label: 'What is checked before prescribing', path: '/learn/what-a-clinician-checks' },
      { label: 'When to see someone in person', path: '/learn/when-hair-loss-is-not-male-pattern' },
      { label: 'Privacy', path: '/legal/privacy' },
      { label: 'Consumer health data', path: '/legal/consumer-health-data' },
      { label: 'All legal texts', path: '/legal' },
    ],
  },
];
