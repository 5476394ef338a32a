/** Crisis numbers, shown wherever a patient may be reading in distress. */
export const SafetyLine = () => (
  <p>
    In an emergency call <a href="tel:911">911</a>. If you are thinking of hurting yourself call or text{' '}
    <a href="tel:988">988</a>.
  </p>
);
