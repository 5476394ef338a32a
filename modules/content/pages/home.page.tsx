export const Page = () => (
  <main id="main">
    <h1>Home</h1>
  </main>
);
