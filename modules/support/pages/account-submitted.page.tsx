import { SubmittedPage } from '../ui/submitted-page.tsx';

export { data } from '../ui/submitted-page.tsx';

/** A request that was sent from the account. */
export const Page = () => <SubmittedPage back={{ path: '/account', label: 'Back to your account' }} />;
