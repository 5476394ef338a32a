import type { IconName } from '#client/ui/icon.tsx';

export interface NavigationItem {
  readonly label: string;
  /** Path from the root; resolved with `useLink()`. */
  readonly path: string;
}

export interface AppNavigationItem extends NavigationItem {
  readonly icon: IconName;
  /** For the phone's bottom bar, where room is scarce. */
  readonly shortLabel?: string;
}

export const siteNavigation: readonly NavigationItem[] = [
  { label: 'Treatments', path: '/our-products' },
  { label: 'Questions', path: '/faq' },
];

export const appNavigation: readonly AppNavigationItem[] = [
  { label: 'Dashboard', shortLabel: 'Home', path: '/dashboard', icon: 'home' },
  { label: 'Messages', path: '/messages', icon: 'message' },
  { label: 'Treatment', path: '/treatment-plan', icon: 'pill' },
  { label: 'Orders', path: '/order-history', icon: 'box' },
  { label: 'Account', path: '/account', icon: 'user' },
];

export const footerNavigation: readonly {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}[] = [
  {
    title: 'Treatment',
    items: [
      { label: 'Find your treatment', path: '/quiz' },
      { label: 'All treatments', path: '/our-products' },
    ],
  },
  {
    title: 'Help',
    items: [
      { label: 'Questions and answers', path: '/faq' },
      { label: 'Your account', path: '/account' },
      { label: 'Legal and privacy', path: '/legal' },
    ],
  },
];
