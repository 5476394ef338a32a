import type { NoVisitProps } from '../no-visit.tsx';

export const photosClosed: NoVisitProps = {
  title: 'No photos are needed right now',
  lead: 'Your care team will tell you when they would like to see a photo. Until then there is nothing to do here.',
  action: { label: 'Go to your dashboard', href: '/dashboard' },
  other: { label: 'Write a message', href: '/messages' },
};
