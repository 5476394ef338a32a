import { SubmittedPage } from '../ui/submitted-page.tsx';

export { data } from '../ui/submitted-page.tsx';

/** A request that was sent. */
export const Page = () => <SubmittedPage back={{ path: '/dashboard', label: 'Go to your dashboard' }} />;
