import { usePageContext } from './context.tsx';

/** Shown for an unknown address (404) and when something broke on our side (500). */
export const Page = () => {
  const { is404 } = usePageContext();
  return (
    <main id="main">
      <h1>{is404 ? 'We could not find that page' : 'Something went wrong on our side'}</h1>
    </main>
  );
};
